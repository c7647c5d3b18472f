/** One way to do the same thing. It takes one sample, on a fresh page, of each figure that it names. */
export interface Arm {
  name: string;
  sample(): Promise<Readonly<Record<string, number>>>;
}

/** The samples by arm and figure, in the order of the rounds. */
export class Samples {
  readonly #values = new Map<string, number[]>();

  put(arm: string, figures: Readonly<Record<string, number>>): void {
    for (const [figure, value] of Object.entries(figures)) {
      const key = `${arm} ${figure}`;
      this.#values.set(key, [...(this.#values.get(key) ?? []), value]);
    }
  }

  of(arm: string, figure: string): readonly number[] {
    const values = this.#values.get(`${arm} ${figure}`);
    if (!values) throw new Error(`Nothing was measured of „${arm}“, „${figure}“.`);
    return values;
  }
}

/** Every round takes a sample of each arm, each time beginning with another one: what the machine does meanwhile meets all of them. */
export async function sampleInRounds(arms: readonly Arm[], rounds: number): Promise<Samples> {
  const samples = new Samples();
  for (let round = 0; round < rounds; round += 1) {
    const first = round % arms.length;
    for (const arm of [...arms.slice(first), ...arms.slice(0, first)]) samples.put(arm.name, await arm.sample());
  }
  return samples;
}
