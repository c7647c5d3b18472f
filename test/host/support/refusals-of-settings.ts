import { profileRequestSchema, settingRequestSchema } from '../../../src/api/contract/settings.requests';
import { type RefusedFields, selected, tooLong, missing, noText } from './refused-values';

export const refusalsOfSettings: readonly RefusedFields[] = [
  ...['sound', 'desktop_notices', 'privacy', 'shortcuts'].map((name) => ({
    paths: ['/api/settings-store'],
    schema: settingRequestSchema,
    good: { name, value: true },
    refused: {
      name: [...missing('name'), ...noText('name'), ['volume', selected('name')]] as const,
      value: [
        ...missing('value'),
        ...['true', 2, 'áno', [true]].map((value) => [value, 'The value field must be true or false.'] as const),
      ],
    },
  })),
  ...(['theme', 'density'] as const).map((name) => ({
    paths: ['/api/settings-store'],
    schema: settingRequestSchema,
    good: { name, value: name === 'theme' ? 'dark' : 'compact' },
    refused: {
      value: [...missing('value'), ...['pink', true, ['dark']].map((value) => [value, selected('value')] as const)],
    },
  })),
  ...(
    [
      ['doctor_name', 255],
      ['specialization', 255],
      ['phone', 50],
      ['about', 5000],
    ] as const
  ).map(([name, length]) => ({
    paths: ['/api/profile-store'],
    schema: profileRequestSchema,
    good: { name, value: 'text' },
    refused: {
      name: [...missing('name'), ...noText('name'), ['email', selected('name')]] as const,
      value: [...(name === 'doctor_name' ? missing('value') : []), ...noText('value'), tooLong('value', length)],
    },
  })),
  {
    paths: ['/api/profile-store'],
    schema: profileRequestSchema,
    good: { name: 'avatar', value: null },
    refused: { value: [['https://elsewhere.test/a.png', 'The value must be a file of type: png, jpg, webp.']] },
  },
];
