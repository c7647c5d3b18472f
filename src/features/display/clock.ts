/** `9:05` on the practice's clock. An unknown zone is this device's. */
export function displayTime(moment: number, timeZone: string | null): string {
  const options: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' };
  return format(moment, options, timeZone).replace(/^0(?=\d)/, '');
}

/** `nedeľa 22. novembra` */
export function displayDay(moment: number, timeZone: string | null): string {
  return format(moment, { weekday: 'long', day: 'numeric', month: 'long' }, timeZone);
}

function format(moment: number, options: Intl.DateTimeFormatOptions, timeZone: string | null): string {
  try {
    return new Intl.DateTimeFormat('sk', { ...options, ...(timeZone === null ? {} : { timeZone }) }).format(moment);
  } catch {
    return new Intl.DateTimeFormat('sk', options).format(moment);
  }
}
