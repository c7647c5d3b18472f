/** A patient with complete data, a warning note, two appointments of today and two prescriptions. */
export const anna = {
  fullname: 'Anna Kováčová',
  phone: '+421 900 123 456',
  id_number: '866203/1234',
  birth_date: '1986-12-03',
  insurance_title: 'Dôvera',
  note: 'Alergia na penicilín.',
  tickets: [
    { type: 'schedule' as const, time: '00:10', ticket_title: 'Kontrola' },
    { type: 'schedule' as const, time: '00:40', ticket_title: 'Odber krvi' },
  ],
  recepts: [{ recept_title: 'Ibalgin 400' }, { recept_title: 'Euthyrox 50' }],
};
