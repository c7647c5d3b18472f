import type { Handler } from 'hono';
import { settingsStore, type Setting } from '../../../src/features/settings/contract';
import { settingRequestSchema } from '../../../src/features/settings/requests.contract';
import type { CallRoute } from '../../http/call-routes';
import { FORBIDDEN, sharedChange, type Handle } from '../../http/handle';
import { jsonAnswer } from '../../http/json-answer';
import { problem } from '../../http/problems';
import type { ServerEnv } from '../../http/server-env';
import { withRequest } from '../../http/validation';
import type { Stores } from '../../stores';

export function settingRoutes(stores: Pick<Stores, 'displays' | 'settings'>, handle: Handle): CallRoute[] {
  return [handle(settingsStore, { log: { action: 'setting.changed' }, ...sharedChange }, storeSetting(stores))];
}

/** {name, value} → the same, as it was stored. A colleague stores their own, and none of the practice's. */
function storeSetting(stores: Pick<Stores, 'displays' | 'settings'>): Handler<ServerEnv> {
  return withRequest(settingRequestSchema, (c, { name, value }) => {
    const { doctorId, colleagueId } = c.get('session');
    if (colleagueId === null) stores.settings.storeSetting(doctorId, name, value);
    else if (stores.settings.isPersonal(name)) stores.settings.storeOwnSetting(colleagueId, name, value);
    else return problem(c, 403, FORBIDDEN);
    if (name === 'display' || name === 'display_voice') stores.displays.announceDisplay(doctorId);
    return jsonAnswer(c, { name, value } satisfies Setting);
  });
}
