"""Reads the graph with networkx: is every screen reached from the first one?"""

import sys

import networkx

graph = networkx.read_adjlist(sys.argv[1], create_using=networkx.DiGraph)
start = next(iter(graph))
sys.exit(len(networkx.descendants(graph, start)) + 1 != len(graph))
