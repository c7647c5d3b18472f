import type { Engine, EngineName } from './engine';
import { ENGINES } from './find-engines.mjs';
import { startPuppeteer } from './puppeteer';
import { startWebKit } from './webkit';

/** Starts the engine that is installed on this machine. */
export async function startEngine(name: EngineName): Promise<Engine> {
  const [program, screen = ''] = ENGINES[name].find();
  if (!program) throw new Error(`${ENGINES[name].title} is not installed.`);
  return name === 'webkit' ? startWebKit(program, screen) : startPuppeteer(name, program);
}
