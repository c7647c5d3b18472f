export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** A browser driven with real pointer and keyboard input. */
export interface Engine {
  /** The engine's name and version: `Firefox 153.0`. */
  readonly version: string;
  /** Opens a window with its own storage. */
  openPage(): Promise<EnginePage>;
  close(): Promise<void>;
}

export interface EnginePage {
  /** Resolves once the page has loaded. */
  goto(url: string): Promise<void>;
  /** Resolves with the awaited value of an expression, passed as JSON; rejects if it throws. */
  evaluate(expression: string): Promise<unknown>;
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  setSize(width: number, height: number): Promise<void>;
  /** Resolves with a PNG. */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'ArrowRight';
