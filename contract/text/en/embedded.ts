import type { Text } from '../text.ts';

export const embedded: Text['embedded'] = {
  rights: '© {{author}}. Licensed through Framehall. All rights reserved.',
  terms:
    'Licensed to {{licensee}} for the project “{{project}}” under licence {{number}}, order {{order}}. Scope: {{scope}}. {{days}}. Any other use requires a separate licence. See the verification page for the current status of this licence: {{page}}',
  days: 'From {{from}} to {{to}} inclusive',
  forEver: 'Perpetual, from {{from}}',
  preview: 'Preview only. Any use requires a licence: {{page}}',
};
