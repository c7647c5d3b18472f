import { profileRequestSchema, settingRequestSchema } from '../../../src/api/contract/settings.requests';
import { type RefusedFields, selected, tooLong, missing, noText } from './refused-values';

export const refusalsOfSettings: readonly RefusedFields[] = [
  ...['sound', 'desktop_notices', 'privacy', 'shortcuts'].map((name) => ({
    paths: ['/api/settings-store'],
    schema: settingRequestSchema,
    good: { name, value: true },
    refused: {
      name: [...missing, ...noText, ['volume', selected]] as const,
      value: [
        ...missing,
        ...['true', 2, 'áno', [true]].map((value) => [value, 'Položka musí byť áno alebo nie'] as const),
      ],
    },
  })),
  ...(['theme', 'density'] as const).map((name) => ({
    paths: ['/api/settings-store'],
    schema: settingRequestSchema,
    good: { name, value: name === 'theme' ? 'dark' : 'compact' },
    refused: {
      value: [...missing, ...['pink', true, ['dark']].map((value) => [value, selected] as const)],
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
      name: [...missing, ...noText, ['email', selected]] as const,
      value: [...(name === 'doctor_name' ? missing : []), ...noText, tooLong(length)],
    },
  })),
  {
    paths: ['/api/profile-store'],
    schema: profileRequestSchema,
    good: { name: 'avatar', value: null },
    refused: { value: [['https://elsewhere.test/a.png', 'Súbor nie je PNG, JPG ani WebP']] },
  },
];
