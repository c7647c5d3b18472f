/** The validation messages of the specification's Slovak pack. `{field}` is the field's Slovak name. */
export const ruleTexts = {
  required: (field: string) => `Položka ${field} je povinná`,
};
