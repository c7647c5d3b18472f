import type { Handler } from 'hono';
import { settingRequestSchema, settingsStore, type Setting } from '../../../src/features/settings/contract';
import { type CallRoute, FORBIDDEN, type Handle, sharedChange } from '../../http/handle';
import { jsonResponse, problem } from '../../http/responses';
import type { ServerEnv } from '../../http/server-env';
import { withRequest } from '../../http/validation';
import type { Stores } from '../../stores';

export function settingRoutes(stores: Pick<Stores, 'displays' | 'settings'>, handle: Handle): CallRoute[] {
  return [handle(settingsStore, { log: { action: 'setting.changed' }, ...sharedChange }, storeSetting(stores))];
}

/** {name, value} → the stored {name, value}. Colleagues can store only personal settings. */
function storeSetting(stores: Pick<Stores, 'displays' | 'settings'>): Handler<ServerEnv> {
  return withRequest(settingRequestSchema, (c, { name, value }) => {
    const { doctorId, colleagueId } = c.get('session');
    if (colleagueId === null) stores.settings.storeSetting(doctorId, name, value);
    else if (stores.settings.isPersonal(name)) stores.settings.storeOwnSetting(colleagueId, name, value);
    else return problem(c, 403, FORBIDDEN);
    if (name === 'display' || name === 'display_voice') stores.displays.announceDisplay(doctorId);
    return jsonResponse(c, { name, value } satisfies Setting);
  });
}
