/** Whether an element has a box: the page, or a narrow screen, may hide it. */
export const isRendered = (element: Element): boolean => element.getClientRects().length > 0;
