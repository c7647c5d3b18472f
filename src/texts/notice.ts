/** The notice on the desktop, which others may see. */
export const noticeTexts = { title: 'Ordinácia', body: 'Máte novú notifikáciu.' };
