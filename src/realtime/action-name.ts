/** Actions arrive as event names (`broadcastAs`, with Echo's leading dot), or as an `action` field of any event's payload. */
export function actionName(event: string, payload: unknown): string {
  const action = typeof payload === 'object' && payload !== null && 'action' in payload ? payload.action : null;
  return typeof action === 'string' ? action : event.replace(/^\./, '');
}
