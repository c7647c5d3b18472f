export const chartTexts = {
  showTable: 'Zobraziť ako tabuľku',
  showChart: 'Zobraziť ako graf',
};
