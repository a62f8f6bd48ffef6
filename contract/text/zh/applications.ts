/** Words about applications that applicants, the office and mails share. */
export const applications = {
  states: {
    draft: '草稿',
    submitted: '已提交',
    reviewing: '审核中',
    'more-needed': '需要补充',
    rejected: '未通过',
    approved: '已通过',
  },
  subjects: {
    landscape: '自然风光',
    city: '城市与建筑',
    people: '人物与生活',
    business: '商务与工业',
    food: '美食与静物',
    wildlife: '动物与自然',
    aerial: '航拍',
    culture: '人文与旅行',
    sports: '运动',
    abstract: '纹理与抽象',
  },
  reasons: {
    quality: '技术质量暂未达到要求',
    style: '风格与买家的需求不符',
    rights: '作品权利不清晰',
    similar: '已有非常相似的作品',
    details: '资料无法核实',
  },
};
