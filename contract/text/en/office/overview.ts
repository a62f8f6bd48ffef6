import type { Text } from '../../text.ts';

export const overview: Text['office']['overview'] = {
  title: 'Hello, {{name}}',
  roles: 'Your roles: {{roles}}',
  users: 'registered',
  waiting: 'waiting',
  running: 'running',
  failed: 'failed',
  events: 'recorded',
  messages: 'written',
  averageScore: 'average score',
  noScore: 'no scores yet',
  answers: 'answers',
  newest: 'Latest changes',
  wholeTrail: 'See the whole trail',
  unknown: 'Not available right now',
  idleTitle: 'Nothing for you to do right now',
  idle: 'Work for your role ({{roles}}) appears here. There is nothing you need to set up.',
};
