/** Whether an element has a box: controls hidden on a narrow screen take neither keys nor the focus. */
export const isRendered = (element: Element): boolean => element.getClientRects().length > 0;
