/** The main entry: registers every element. In the classic file these exports are `window.Ordinacia`. */
import './elements/ensure-sound';

export { OrdinaciaWaitingRoomElement } from './waiting-room';
export { OrdinaciaHotPanelElement } from './hot-panel';
export { OrdinaciaAdminElement } from './admin';
export { define, mount, push } from './elements/page-api';
export type { OrdinaciaDisplayElement } from './display';
export { VERSION as version } from './version';
export type { MountedElement, MountOptions, PageApi, PageCallback } from './elements/page-api';
export type { ElementEvents } from './elements/element-events';
export type { AdminProps, ElementEventMap, ElementProps, HotPanelProps, PropsByTag } from './elements/page-api';
export type { Endpoints } from './elements/endpoints';
export type { GetToken } from './state/session/session';
export type { HostEcho } from './state/store-config';
