swift build -c release --product flowc
install "$(swift build -c release --show-bin-path)/flowc" "${PREFIX:-/usr/local}/bin/flowc"
