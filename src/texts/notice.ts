/** The desktop notification, without personal data, because other people may see it. */
export const noticeTexts = { title: 'Ordinácia', body: 'Máte novú notifikáciu.' };
