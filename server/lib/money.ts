/** Euros, as they are sent. */
export const inEuros = (cents: number) => cents / 100;

/** „1 234,50 €“, with non-breaking spaces. */
export const amountLabel = (cents: number) => FORMAT.format(inEuros(cents));

const FORMAT = new Intl.NumberFormat('sk-SK', { style: 'currency', currency: 'EUR' });
