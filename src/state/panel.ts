import type { Client } from '../api/client';
import type { Call } from '../api/define-call';
import type { InitialData } from './app-data';
import type { Part } from './part';
import type { PartDefinition } from './core';
import type { LoadOptions } from './resources/coalesced-load';

/** The contribution of the features to every store. */
export interface Panel {
  /** The parts that every store creates at once; the others are created when they are first used. */
  residents: readonly PartDefinition<Part>[];
  /** Loads the data of the whole panel. */
  loadAppData(client: Client, options: LoadOptions): Promise<InitialData>;
  /** Calls that every server has: if one is not found, `api-base` is wrong. The first one needs a session. */
  probes: readonly [Call, ...Call[]];
}
