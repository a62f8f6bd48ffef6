/** Food, work, feasts, moods, colours, and how something is filmed. */
export const LIFE = `
  美食 food; 食物 food; 中餐 Chinese food; 西餐 Western food; 火锅 hot pot; 烧烤 barbecue; 面条 noodles; 拉面 ramen; 饺子 dumplings; 包子 steamed buns; 米饭 rice
  粽子 zongzi; 月饼 mooncake; 汤圆 tangyuan; 豆腐 tofu; 烤鸭 roast duck; 海鲜 seafood; 螃蟹 crab; 虾 shrimp; 牛肉 beef; 牛排 steak; 鸡蛋 egg; 蔬菜 vegetables
  水果 fruit; 苹果 apple; 橙子 orange fruit; 草莓 strawberry; 西瓜 watermelon; 葡萄 grapes; 柠檬 lemon; 桃子 peach; 荔枝 lychee; 番茄 tomato; 辣椒 chilli
  面包 bread; 蛋糕 cake; 甜点 dessert; 巧克力 chocolate; 冰淇淋 ice cream; 咖啡 coffee; 茶 tea; 绿茶 green tea; 茶道 tea ceremony; 茶具 tea set; 牛奶 milk
  果汁 juice; 啤酒 beer; 红酒 red wine; 白酒 baijiu; 早餐 breakfast; 午餐 lunch; 晚餐 dinner; 下午茶 afternoon tea; 厨房 kitchen; 烹饪 cooking; 食材 ingredients
  调料 seasoning; 小吃 street snacks; 健康饮食 healthy eating; 商务 business; 商业 commerce; 公司 company; 企业 enterprise; 办公 office work; 办公室 office
  会议 meeting; 会议室 meeting room; 谈判 negotiation; 合作 cooperation; 签约 signing a contract; 合同 contract; 演讲 speech; 培训 training; 面试 interview
  招聘 recruitment; 创业 startup; 领导 leader; 成功 success; 目标 goal; 战略 strategy; 市场 market; 营销 marketing; 品牌 brand; 广告 advertising; 金融 finance
  投资 investment; 股票 stock; 股市 stock market; 货币 currency; 人民币 renminbi; 经济 economy; 贸易 trade; 电商 e-commerce; 直播 live streaming; 短视频 short video
  科技 technology; 人工智能 artificial intelligence; 机器人 robot; 大数据 big data; 云计算 cloud computing; 区块链 blockchain; 物联网 internet of things
  芯片 chip; 半导体 semiconductor; 电脑 computer; 笔记本电脑 laptop; 手机 mobile phone; 平板电脑 tablet; 屏幕 screen; 键盘 keyboard; 代码 code; 编程 programming
  网络 network; 互联网 internet; 数据 data; 数据中心 data centre; 服务器 server; 信息安全 cyber security; 虚拟现实 virtual reality; 元宇宙 metaverse; 智能家居 smart home
  自动驾驶 autonomous driving; 智慧城市 smart city; 无人机 drone; 航天 spaceflight; 火箭 rocket; 卫星 satellite; 宇航员 astronaut; 空间站 space station
  实验室 laboratory; 实验 experiment; 显微镜 microscope; 医学 medicine; 医疗 healthcare; 手术 surgery; 疫苗 vaccine; 药品 medicine; 中医 Chinese medicine; 健康 health
  基因 gene; 细胞 cell; 教育 education; 知识 knowledge; 书 book; 书本 books; 考试 exam; 毕业 graduation; 工业 industry; 制造业 manufacturing; 生产线 production line
  机械 machinery; 钢铁 steel; 能源 energy; 新能源 new energy; 光伏 photovoltaics; 太阳能 solar power; 风电 wind power; 风力发电 wind turbine; 水电站 hydropower station
  电网 power grid; 锂电 lithium battery; 充电桩 charging station; 石油 oil; 煤矿 coal mine; 核电站 nuclear power plant; 农业 agriculture; 丰收 harvest; 播种 sowing
  拖拉机 tractor; 大棚 greenhouse; 养殖 breeding; 渔业 fishery; 环卫 sanitation; 垃圾分类 waste sorting; 回收 recycling; 碳中和 carbon neutrality; 污染 pollution
  节日 festival; 春节 Spring Festival; 新年 New Year; 除夕 New Year's Eve; 元宵 Lantern Festival; 清明 Qingming Festival; 端午 Dragon Boat Festival; 七夕 Qixi Festival
  中秋 Mid-Autumn Festival; 重阳 Double Ninth Festival; 国庆 National Day; 劳动节 Labour Day; 儿童节 Children's Day; 教师节 Teachers' Day; 母亲节 Mother's Day
  情人节 Valentine's Day; 圣诞 Christmas; 万圣节 Halloween; 感恩节 Thanksgiving; 生日 birthday; 婚礼 wedding; 新娘 bride; 新郎 groom; 派对 party; 庆祝 celebration
  礼物 gift; 红包 red envelope; 对联 couplets; 福字 fu character; 灯笼 lantern; 红灯笼 red lantern; 烟花 fireworks; 鞭炮 firecrackers; 舞狮 lion dance; 舞龙 dragon dance
  龙舟 dragon boat; 庙会 temple fair; 气球 balloon; 蜡烛 candle; 圣诞树 Christmas tree; 文化 culture; 传统文化 traditional culture; 非遗 intangible heritage
  京剧 Peking opera; 戏曲 Chinese opera; 书法 calligraphy; 国画 Chinese painting; 水墨 ink wash; 水墨画 ink painting; 剪纸 paper cutting; 刺绣 embroidery; 陶瓷 ceramics
  瓷器 porcelain; 丝绸 silk; 汉服 hanfu; 旗袍 qipao; 古筝 guzheng; 二胡 erhu; 中国风 Chinese style; 国潮 guochao; 古风 ancient style; 古镇 ancient town; 寺庙 temple
  佛像 Buddha statue; 佛教 Buddhism; 道教 Taoism; 教堂 church; 清真寺 mosque; 塔 pagoda; 园林 classical garden; 历史 history; 遗址 ruins; 艺术 art; 绘画 painting
  雕塑 sculpture; 音乐 music; 演出 performance; 演唱会 concert; 舞台 stage; 钢琴 piano; 吉他 guitar; 小提琴 violin; 鼓 drum; 电影 film; 摄影 photography; 相机 camera
  时尚 fashion; 化妆 makeup; 美妆 beauty; 护肤 skincare; 珠宝 jewellery; 服装 clothing; 家居 home; 客厅 living room; 卧室 bedroom; 家具 furniture; 装修 decoration
  快乐 happy; 幸福 happiness; 开心 joyful; 悲伤 sad; 孤独 lonely; 愤怒 angry; 恐惧 fear; 惊讶 surprised; 平静 calm; 宁静 tranquil; 安静 quiet; 浪漫 romantic; 爱情 love
  友谊 friendship; 亲情 family love; 温馨 cosy; 温暖 warm; 感动 touching; 希望 hope; 梦想 dream; 自由 freedom; 力量 power; 勇气 courage; 奋斗 striving; 激情 passion
  活力 vitality; 紧张 tense; 压力 stress; 疲惫 tired; 放松 relaxing; 治愈 healing; 神秘 mysterious; 梦幻 dreamy; 震撼 spectacular; 壮观 magnificent; 壮丽 majestic; 辽阔 vast; 史诗 epic; 唯美 beautiful
  优雅 elegant; 可爱 cute; 高级 premium; 奢华 luxury; 复古 vintage; 怀旧 nostalgic; 现代 modern; 未来 future; 传统 traditional; 简约 minimalist; 极简 minimal; 清新 fresh
  红色 red; 橙色 orange; 黄色 yellow; 绿色 green; 青色 cyan; 蓝色 blue; 深蓝 navy; 紫色 purple; 粉色 pink; 金色 gold; 银色 silver; 黑色 black; 白色 white; 灰色 grey
  棕色 brown; 彩色 colourful; 黑白 black and white; 暖色 warm colours; 冷色 cool colours; 渐变 gradient; 色彩 colour; 背景 background; 壁纸 wallpaper; 纹理 texture
  图案 pattern; 抽象 abstract; 几何 geometry; 线条 lines; 粒子 particles; 光斑 bokeh; 散景 bokeh; 光效 light effect; 火焰 flame; 烟雾 smoke; 火花 sparks; 墨水 ink; 流体 fluid
  气泡 bubbles; 尘埃 dust; 霓虹 neon; 赛博朋克 cyberpunk; 科幻 science fiction; 动画 animation; 特效 visual effects; 绿幕 green screen; 抠像 keying; 循环 loop; 转场 transition
  片头 opening title; 片尾 end credits; 字幕 subtitles; 留白 copy space; 特写 close-up; 微距 macro; 全景 panorama; 远景 wide shot; 中景 medium shot; 近景 close shot
  航拍 aerial; 俯拍 top view; 俯瞰 overlook; 鸟瞰 bird's-eye view; 仰拍 low angle; 平视 eye level; 第一视角 point of view; 跟拍 tracking shot; 推镜头 push in; 拉镜头 pull out
  摇镜头 pan; 移镜头 dolly shot; 环绕 orbit; 升格 slow motion; 慢动作 slow motion; 慢镜头 slow motion; 延时 time-lapse; 延时摄影 time-lapse; 移动延时 hyperlapse
  长曝光 long exposure; 逆光 backlight; 侧光 side light; 柔光 soft light; 浅景深 shallow depth of field; 虚化 blur; 移轴 tilt-shift; 手持 handheld; 固定镜头 static shot
  长镜头 long take; 空镜 establishing shot; 电影感 cinematic; 纪录片 documentary; 对称 symmetry; 构图 composition; 光影 light and shadow; 明亮 bright; 昏暗 dim; 高清 HD; 超高清 UHD
`;
