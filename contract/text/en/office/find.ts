import type { Text } from '../../text.ts';

export const find: Text['office']['find'] = {
  title: 'Search the office',
  hint: 'Order, name, email, material code, licence or keyword',
  results: 'Results',
  groups: { desks: 'Desks', orders: 'Orders', people: 'Users', works: 'Material', licences: 'Licences' },
  nothing: 'Nothing found for “{{words}}”',
  keys: '↑ ↓ to move, Enter to open, Esc to close',
};
