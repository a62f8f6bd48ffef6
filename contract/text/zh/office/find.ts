export const find = {
  title: '搜索管理后台',
  hint: '订单号、姓名、邮箱、素材编号、授权编号或关键词',
  results: '搜索结果',
  groups: { desks: '工作台', orders: '订单', people: '用户', works: '素材', licences: '授权' },
  nothing: '没有找到“{{words}}”',
  keys: '↑ ↓ 选择，Enter 打开，Esc 关闭',
};
