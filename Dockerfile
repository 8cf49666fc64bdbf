# flowc with what its pictures and comparisons need: docker run --rm -v "$PWD:/work" flowc check app.flow
FROM swift:6.1-bookworm AS build
WORKDIR /flowc
COPY . .
RUN swift build -c release --product flowc -Xswiftc -static-executable \
  && install -D "$(swift build -c release --product flowc -Xswiftc -static-executable --show-bin-path)/flowc" /out/flowc \
  && strip /out/flowc

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends git graphviz fonts-dejavu-core \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /out/flowc /usr/local/bin/flowc
WORKDIR /work
ENTRYPOINT ["flowc"]
