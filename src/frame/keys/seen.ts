/** Whether it is drawn: what a narrow screen leaves out takes neither keys nor the focus. */
export const isSeen = (element: Element): boolean => element.getClientRects().length > 0;
