/** Cents as the wire's number of euros. */
export const inEuros = (cents: number) => cents / 100;

/** „1 234,50 €“, its spaces unbreakable. */
export const amountLabel = (cents: number) => FORMAT.format(inEuros(cents));

const FORMAT = new Intl.NumberFormat('sk-SK', { style: 'currency', currency: 'EUR' });
