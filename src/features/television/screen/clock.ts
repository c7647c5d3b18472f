/** `9:05` on the practice's clock. */
export function displayTime(moment: number, timeZone: string): string {
  const options: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit', hourCycle: 'h23', timeZone };
  return new Intl.DateTimeFormat('sk', options).format(moment).replace(/^0(?=\d)/, '');
}

/** `nedeľa 22. novembra` */
export function displayDay(moment: number, timeZone: string): string {
  return new Intl.DateTimeFormat('sk', { weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(moment);
}
