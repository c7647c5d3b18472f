// `npm run bench`: what grows with the length of a list, measured within one run of the built bundle.
import { startBench } from './bench-setup';
import { benchLongLists } from './long-lists';
import { benchWaitingRoom } from './waiting-room';

const bench = await startBench();
try {
  await benchWaitingRoom(bench);
  await benchLongLists(bench);
} finally {
  await bench.close();
}
