// CommonJS: the classic file exports everything; types distinguish the entries that exist only as ES modules.
import { mount, type MountedElement } from 'ordinacia';
import waitingRoom = require('ordinacia/waiting-room');
import external = require('ordinacia/external-react');
import display = require('ordinacia/display');

const mounted: MountedElement = mount('#panel', { element: 'hot-panel' });
mounted.destroy();
console.log(waitingRoom.version);
// @ts-expect-error: an ES module only
external.mount('#panel');
// @ts-expect-error: an ES module only
console.log(display.OrdinaciaDisplayElement);
void import('ordinacia/external-react/waiting-room').then(
  ({ OrdinaciaWaitingRoomElement }) => OrdinaciaWaitingRoomElement,
);
