// One socket that speaks as much of socket.io's protocol (version 5 on Engine.IO 4, by WebSocket) as a game needs.
// The library's own client does the same with more work, and the driver must not be what is measured.

import WebSocket from 'ws';

const OPEN = '0';
const PING = '2';
const PONG = '3';
const CONNECTED = '40';
const EVENT = '42';
const REFUSED = '44';

/** Connects to a namespace; resolves to a function that sends an event. */
export function connect(port, namespace, onEvent) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`);
  const place = `/${namespace},`;
  const emit = (...event) => socket.send(EVENT + place + JSON.stringify(event));
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (data) => {
      const packet = data.toString();
      if (packet.startsWith(EVENT)) onEvent(...JSON.parse(packet.slice(EVENT.length + place.length)));
      else if (packet === PING) socket.send(PONG);
      else if (packet.startsWith(OPEN)) socket.send(CONNECTED + place);
      else if (packet.startsWith(CONNECTED)) resolve(emit);
      else if (packet.startsWith(REFUSED)) reject(new Error(`the server refused the connection: ${packet}`));
    });
  });
}
