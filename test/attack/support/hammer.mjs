// @ts-check
// Runs in a worker: opens sockets without a login and floods each until the server cuts it, or it has enough responses.
import { parentPort, workerData } from 'node:worker_threads';
import { WebSocket } from 'ws';

const { address, sockets, rounds, enough } = workerData;
const BACKLOG_BYTES = 65_536;
const AT_ONCE = 100;

const hammer = () =>
  new Promise((resolve) => {
    const socket = new WebSocket(address);
    let answers = 0;
    /** @param {boolean} isCut */
    const end = (isCut) => {
      resolve({ isCut, answers });
      socket.terminate();
    };
    socket.on('error', () => {});
    socket.on('close', () => end(true));
    socket.on('message', () => {
      answers += 1;
      if (answers >= enough) end(false);
    });
    const send = () => {
      if (socket.readyState !== WebSocket.OPEN) return;
      for (let count = 0; count < AT_ONCE && socket.bufferedAmount < BACKLOG_BYTES; count += 1) socket.send('{}');
      setImmediate(send);
    };
    socket.on('open', send);
  });

const attack = async () => {
  const outcomes = [];
  for (let round = 0; round < rounds; round += 1) outcomes.push(await hammer());
  return outcomes;
};

parentPort?.postMessage((await Promise.all(Array.from({ length: sockets }, attack))).flat());
