import { expect, test } from 'vitest';
import {
  APPLICATION_STATES,
  type ApplicationFacts,
  isEditable,
  isVideoLink,
  lackingIn,
  mayMoveApplication,
} from './application.ts';

const whole: ApplicationFacts = {
  terms: true,
  realName: '沈星河',
  phone: '+8613900001111',
  phoneVerified: true,
  wechat: '',
  nickname: '星河',
  bio: '住在昆明，十年来拍摄云南的山与村寨与晨光。',
  city: '昆明',
  gear: '',
  subjects: ['city'],
  platforms: '',
  exclusive: false,
  videoLinks: [],
  pictures: 20,
};

test('an application lacks nothing, or just what is not filled in', () => {
  expect(lackingIn(whole)).toEqual([]);
  expect(lackingIn({ ...whole, pictures: 19 })).toEqual(['pictures']);
  expect(lackingIn({ ...whole, phone: '', phoneVerified: false })).toEqual(['phone']);
  expect(lackingIn({ ...whole, phoneVerified: false, exclusive: null })).toEqual(['phoneVerified', 'exclusive']);
  expect(lackingIn({ ...whole, bio: '十九个字的简介还差一点点才够长呀对吧' })).toEqual(['bio']);
});

test('only these moves exist', () => {
  const moves = APPLICATION_STATES.flatMap((from) =>
    APPLICATION_STATES.flatMap((to) =>
      (['applicant', 'reviewer'] as const)
        .filter((by) => mayMoveApplication(from, to, by))
        .map((by) => `${from} ${to} ${by}`),
    ),
  );
  expect(moves).toEqual([
    'draft submitted applicant',
    'submitted reviewing reviewer',
    'reviewing more-needed reviewer',
    'reviewing rejected reviewer',
    'reviewing approved reviewer',
    'more-needed submitted applicant',
  ]);
  expect(APPLICATION_STATES.filter(isEditable)).toEqual(['draft', 'more-needed']);
});

test.each([
  ['https://vimeo.com/1', true],
  ['http://v.qq.com', true],
  ['HTTPS://b23.tv/x?y=1#z', true],
  ['https://localhost', false],
  ['https://a b.cn', false],
  ['https://user@evil.cn/', false],
  ['javascript:alert(1)', false],
  ['ftp://a.cn', false],
])('%s is a link to a video: %s', (link, yes) => {
  expect(isVideoLink(link)).toBe(yes);
});
