/** Tables in the office and in the Material Center. */
export const table = {
  range: '第 {{from}}–{{to}} 条，共 {{total}} 条',
  page: '第 {{page}} / {{pages}} 页',
  previous: '上一页',
  next: '下一页',
  pager: '翻页',
  selectAll: '全选本页',
  showMore: '展开详情',
  goneTitle: '这一页已经没有内容了',
  goneHint: '列表变短了，请回到第一页。',
  firstPage: '回到第一页',
  outdated: '没能更新，下面是之前的内容',
  nothingFound: '没有符合条件的结果',
  nothingFoundHint: '换个关键词，或者清除筛选条件再看看。',
  clearFilters: '清除筛选',
  sortBy: '按{{column}}排序',
  shortcut: '按 / 键搜索',
};
