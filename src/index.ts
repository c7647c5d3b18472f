/** The door: registers every element. */
export { OrdinaciaAdminElement } from './admin';
export { OrdinaciaHotPanelElement } from './hot-panel';
export { OrdinaciaWaitingRoomElement } from './waiting-room';
export type { ElementEvents } from './elements/element-events';
export type { Endpoints } from './api/endpoints';
