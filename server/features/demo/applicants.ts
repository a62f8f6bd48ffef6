import type { Subject } from '#contract/domain/application.ts';

export type ApplicantEnding = 'draft' | 'submitted' | 'reviewing' | 'more-needed' | 'rejected' | 'approved';

export interface Applicant {
  slug: string;
  nickname: string;
  nicknameEn: string;
  realName: string;
  mobile: string;
  city: string;
  bio: string;
  gear: string;
  subjects: Subject[];
  exclusive: boolean;
  /** Families of the studio's photos of which their images are other takes. */
  families: readonly string[];
  pictures: number;
  ending: ApplicantEnding;
}

/** People who want to become photographers, one for each state of an application. */
export const APPLICANTS: readonly Applicant[] = [
  {
    slug: 'applicant-draft',
    nickname: '陶然',
    nicknameEn: 'Tao Ran',
    realName: '陶然',
    mobile: '+8613900000101',
    city: '苏州',
    bio: '园林与水巷，四季都拍。喜欢雨后的青石板和清晨的雾。',
    gear: 'Fujifilm X-T5',
    subjects: ['culture', 'landscape'],
    exclusive: false,
    families: ['ink', 'water'],
    pictures: 6,
    ending: 'draft',
  },
  {
    slug: 'applicant-submitted',
    nickname: '苏晚',
    nicknameEn: 'Su Wan',
    realName: '苏晚',
    mobile: '+8613900000102',
    city: '青岛',
    bio: '在海边长大，拍潮水、灯塔和渔港的清晨，八年没有离开过海岸线。',
    gear: 'Sony A7R V，DJI Mavic 3 Pro',
    subjects: ['landscape', 'aerial'],
    exclusive: true,
    families: ['sea', 'sky'],
    pictures: 22,
    ending: 'submitted',
  },
  {
    slug: 'applicant-reviewing',
    nickname: '江舟',
    nicknameEn: 'Jiang Zhou',
    realName: '江一舟',
    mobile: '+8613900000103',
    city: '重庆',
    bio: '山城的夜：轻轨穿楼、两江灯火、雨里的台阶，用长焦压缩层层叠叠的楼。',
    gear: 'Nikon Z8',
    subjects: ['city'],
    exclusive: false,
    families: ['city'],
    pictures: 20,
    ending: 'reviewing',
  },
  {
    slug: 'applicant-asked',
    nickname: '白桦',
    nicknameEn: 'Bai Hua',
    realName: '白桦',
    mobile: '+8613900000104',
    city: '哈尔滨',
    bio: '大兴安岭的林海雪原，等一场雾凇要等整个冬天，也拍极光和星空。',
    gear: 'Canon R5 II',
    subjects: ['landscape', 'wildlife'],
    exclusive: true,
    families: ['forest', 'aurora'],
    pictures: 20,
    ending: 'more-needed',
  },
  {
    slug: 'applicant-rejected',
    nickname: '何以',
    nicknameEn: 'He Yi',
    realName: '何以',
    mobile: '+8613900000105',
    city: '深圳',
    bio: '抽象与色彩的实验：油与水、纸与光，从桌面上找出风景来。',
    gear: 'Sigma fp',
    subjects: ['abstract'],
    exclusive: false,
    families: ['abstract'],
    pictures: 20,
    ending: 'rejected',
  },
  {
    slug: 'applicant-approved',
    nickname: '顾青禾',
    nicknameEn: 'Gu Qinghe',
    realName: '顾青禾',
    mobile: '+8613900000106',
    city: '昆明',
    bio: '花田、梯田和高原的云，一年里有两百天在路上，航拍与地面各半。',
    gear: 'Sony A1，DJI Mavic 3 Pro',
    subjects: ['landscape', 'aerial'],
    exclusive: false,
    families: ['flora', 'aerial'],
    pictures: 20,
    ending: 'approved',
  },
];
