/** Places, people and what they do. */
export const WORLD = `
  城市 city; 都市 metropolis; 天际线 skyline; 城市风光 cityscape; 夜景 night view; 城市夜景 city at night; 高楼 high-rise; 摩天大楼 skyscraper
  写字楼 office building; 建筑 architecture; 现代建筑 modern architecture; 古建筑 ancient architecture; 住宅 housing; 公寓 apartment
  别墅 villa; 房子 house; 屋顶 roof; 窗户 window; 门 door; 楼梯 stairs; 阳台 balcony; 街道 street; 街头 street; 小巷 alley; 胡同 hutong
  广场 square; 公园 park; 花园 garden; 商场 shopping mall; 超市 supermarket; 商店 shop; 菜市场 food market; 夜市 night market; 步行街 pedestrian street
  餐厅 restaurant; 咖啡馆 cafe; 酒吧 bar; 酒店 hotel; 民宿 homestay; 图书馆 library; 博物馆 museum; 美术馆 art gallery; 剧院 theatre
  电影院 cinema; 体育馆 stadium; 学校 school; 大学 university; 幼儿园 kindergarten; 教室 classroom; 医院 hospital; 银行 bank; 工厂 factory
  工地 construction site; 塔吊 tower crane; 地标 landmark; 霓虹灯 neon lights; 灯光 lights; 路灯 street lamp; 万家灯火 city lights; 灯光秀 light show
  道路 road; 公路 highway; 高速公路 motorway; 立交桥 interchange; 桥 bridge; 大桥 bridge; 隧道 tunnel; 铁路 railway; 高铁 high-speed rail; 火车 train
  火车站 railway station; 地铁 subway; 地铁站 subway station; 公交车 bus; 出租车 taxi; 汽车 car; 电动车 electric vehicle; 自行车 bicycle
  摩托车 motorcycle; 卡车 truck; 飞机 airplane; 机场 airport; 直升机 helicopter; 轮船 ship; 帆船 sailing boat; 游艇 yacht; 货轮 cargo ship; 集装箱 container
  交通 traffic; 堵车 traffic jam; 车流 traffic flow; 车灯 headlights; 光轨 light trails; 红绿灯 traffic light; 斑马线 zebra crossing; 物流 logistics
  快递 express delivery; 外卖 food delivery; 早高峰 morning rush hour; 通勤 commuting; 长城 Great Wall; 故宫 Forbidden City; 天安门 Tiananmen; 颐和园 Summer Palace
  天坛 Temple of Heaven; 外滩 The Bund; 东方明珠 Oriental Pearl Tower; 西湖 West Lake; 黄山 Huangshan; 泰山 Mount Tai; 华山 Mount Hua; 峨眉山 Mount Emei
  九寨沟 Jiuzhaigou; 张家界 Zhangjiajie; 布达拉宫 Potala Palace; 兵马俑 Terracotta Army; 莫高窟 Mogao Caves; 珠穆朗玛峰 Mount Everest; 青海湖 Qinghai Lake
  中国 China; 北京 Beijing; 上海 Shanghai; 广州 Guangzhou; 深圳 Shenzhen; 香港 Hong Kong; 澳门 Macau; 台湾 Taiwan; 天津 Tianjin; 重庆 Chongqing; 杭州 Hangzhou
  南京 Nanjing; 苏州 Suzhou; 无锡 Wuxi; 宁波 Ningbo; 厦门 Xiamen; 福州 Fuzhou; 泉州 Quanzhou; 青岛 Qingdao; 济南 Jinan; 大连 Dalian; 沈阳 Shenyang; 哈尔滨 Harbin
  长春 Changchun; 西安 Xi'an; 成都 Chengdu; 武汉 Wuhan; 长沙 Changsha; 郑州 Zhengzhou; 合肥 Hefei; 南昌 Nanchang; 太原 Taiyuan; 石家庄 Shijiazhuang; 昆明 Kunming
  大理 Dali; 丽江 Lijiang; 贵阳 Guiyang; 南宁 Nanning; 桂林 Guilin; 海口 Haikou; 三亚 Sanya; 拉萨 Lhasa; 西宁 Xining; 兰州 Lanzhou; 敦煌 Dunhuang; 银川 Yinchuan
  乌鲁木齐 Urumqi; 呼和浩特 Hohhot; 新疆 Xinjiang; 西藏 Tibet; 内蒙古 Inner Mongolia; 云南 Yunnan; 四川 Sichuan; 贵州 Guizhou; 广西 Guangxi; 广东 Guangdong
  福建 Fujian; 浙江 Zhejiang; 江苏 Jiangsu; 安徽 Anhui; 江西 Jiangxi; 湖南 Hunan; 湖北 Hubei; 河南 Henan; 河北 Hebei; 山东 Shandong; 山西 Shanxi; 陕西 Shaanxi
  甘肃 Gansu; 青海 Qinghai; 宁夏 Ningxia; 海南 Hainan; 辽宁 Liaoning; 吉林 Jilin; 黑龙江 Heilongjiang; 江南 Jiangnan; 亚洲 Asia; 欧洲 Europe; 非洲 Africa
  日本 Japan; 韩国 South Korea; 泰国 Thailand; 新加坡 Singapore; 美国 United States; 英国 United Kingdom; 法国 France; 德国 Germany; 意大利 Italy; 冰岛 Iceland
  瑞士 Switzerland; 挪威 Norway; 澳大利亚 Australia; 新西兰 New Zealand; 东京 Tokyo; 巴黎 Paris; 伦敦 London; 纽约 New York; 人 person; 人物 people; 人群 crowd
  男人 man; 女人 woman; 男孩 boy; 女孩 girl; 孩子 child; 儿童 children; 婴儿 baby; 老人 senior; 青年 young adult; 少年 teenager; 学生 student; 老师 teacher
  家庭 family; 父母 parents; 母亲 mother; 父亲 father; 奶奶 grandmother; 爷爷 grandfather; 情侣 couple; 夫妻 married couple; 朋友 friends; 同事 colleagues
  团队 team; 医生 doctor; 护士 nurse; 工人 worker; 农民 farmer; 渔民 fisherman; 厨师 chef; 警察 police officer; 消防员 firefighter; 军人 soldier; 司机 driver
  快递员 courier; 程序员 programmer; 设计师 designer; 工程师 engineer; 科学家 scientist; 摄影师 photographer; 音乐家 musician; 舞者 dancer; 运动员 athlete
  企业家 entrepreneur; 白领 office worker; 游客 tourist; 志愿者 volunteer; 美女 beautiful woman; 帅哥 handsome man; 亚洲人 Asian people; 中国人 Chinese people
  脸 face; 眼睛 eyes; 手 hand; 双手 hands; 背影 back view; 侧面 side view; 微笑 smile; 大笑 laughing; 哭泣 crying; 拥抱 hug; 牵手 holding hands; 亲吻 kiss
  握手 handshake; 鼓掌 applause; 走路 walking; 跑步 running; 跳跃 jumping; 跳舞 dancing; 唱歌 singing; 睡觉 sleeping; 阅读 reading; 学习 studying; 写作 writing
  思考 thinking; 聊天 chatting; 打电话 phone call; 购物 shopping; 做饭 cooking; 旅行 travel; 旅游 tourism; 度假 vacation; 徒步 hiking; 登山 mountaineering
  露营 camping; 骑行 cycling; 滑雪 skiing; 滑板 skateboarding; 冲浪 surfing; 潜水 diving; 游泳 swimming; 钓鱼 fishing; 划船 rowing; 攀岩 rock climbing
  瑜伽 yoga; 健身 fitness; 健身房 gym; 太极 tai chi; 武术 martial arts; 功夫 kung fu; 足球 football; 篮球 basketball; 乒乓球 table tennis; 羽毛球 badminton
  网球 tennis; 排球 volleyball; 高尔夫 golf; 马拉松 marathon; 运动 sport; 比赛 competition; 冠军 champion; 奥运 Olympics; 电竞 esports; 游戏 game; 玩耍 playing
`;
