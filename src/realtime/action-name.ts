/** An action arrives as an event's name (`broadcastAs`, with Echo's leading dot), or as the `action` field of any event's payload. */
export function actionName(event: string, payload: unknown): string {
  const action = typeof payload === 'object' && payload !== null && 'action' in payload ? payload.action : null;
  return typeof action === 'string' ? action : event.replace(/^\./, '');
}
