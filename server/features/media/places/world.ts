/** Places outside China by country: Chinese name, English name, latitude and longitude in degrees. */
export const WORLD = `
日本 Japan: 东京|Tokyo|35.68|139.69; 大阪|Osaka|34.69|135.50; 京都|Kyoto|35.01|135.77; 札幌|Sapporo|43.06|141.35; 富士山|Mount Fuji|35.36|138.73; 奈良|Nara|34.69|135.80; 福冈|Fukuoka|33.59|130.40; 广岛|Hiroshima|34.39|132.46; 名古屋|Nagoya|35.18|136.91; 那霸|Naha|26.21|127.68; 仙台|Sendai|38.27|140.87; 函馆|Hakodate|41.77|140.73; 金泽|Kanazawa|36.56|136.66
韩国 South Korea: 首尔|Seoul|37.57|126.98; 釜山|Busan|35.18|129.08; 济州|Jeju|33.50|126.53; 庆州|Gyeongju|35.86|129.22
朝鲜 North Korea: 平壤|Pyongyang|39.04|125.76
蒙古 Mongolia: 乌兰巴托|Ulaanbaatar|47.89|106.91; 哈拉和林|Kharkhorin|47.20|102.82
新加坡 Singapore: 新加坡市|Singapore|1.35|103.82
马来西亚 Malaysia: 吉隆坡|Kuala Lumpur|3.14|101.69; 槟城|Penang|5.41|100.33; 亚庇|Kota Kinabalu|5.98|116.07; 马六甲|Malacca|2.19|102.25
泰国 Thailand: 曼谷|Bangkok|13.76|100.50; 清迈|Chiang Mai|18.79|98.98; 普吉|Phuket|7.88|98.39; 苏梅岛|Ko Samui|9.51|100.06; 甲米|Krabi|8.09|98.91
越南 Vietnam: 河内|Hanoi|21.03|105.85; 胡志明市|Ho Chi Minh City|10.82|106.63; 岘港|Da Nang|16.05|108.21; 下龙湾|Ha Long Bay|20.91|107.18; 芽庄|Nha Trang|12.24|109.19; 沙坝|Sa Pa|22.34|103.84
柬埔寨 Cambodia: 金边|Phnom Penh|11.56|104.93; 暹粒|Siem Reap|13.36|103.86
老挝 Laos: 万象|Vientiane|17.98|102.63; 琅勃拉邦|Luang Prabang|19.89|102.13
缅甸 Myanmar: 仰光|Yangon|16.87|96.20; 蒲甘|Bagan|21.17|94.86; 曼德勒|Mandalay|21.96|96.09
印度尼西亚 Indonesia: 雅加达|Jakarta|-6.21|106.85; 巴厘岛|Bali|-8.41|115.19; 日惹|Yogyakarta|-7.80|110.37; 布罗莫火山|Mount Bromo|-7.94|112.95
菲律宾 Philippines: 马尼拉|Manila|14.60|120.98; 宿务|Cebu|10.32|123.89; 长滩岛|Boracay|11.97|121.92; 巴拉望|Palawan|9.74|118.74
印度 India: 新德里|New Delhi|28.61|77.21; 孟买|Mumbai|19.08|72.88; 阿格拉|Agra|27.18|78.02; 瓦拉纳西|Varanasi|25.32|82.97; 加尔各答|Kolkata|22.57|88.36; 班加罗尔|Bengaluru|12.97|77.59; 斋浦尔|Jaipur|26.91|75.79; 金奈|Chennai|13.08|80.27; 列城|Leh|34.15|77.58
尼泊尔 Nepal: 加德满都|Kathmandu|27.72|85.32; 博卡拉|Pokhara|28.21|83.99
不丹 Bhutan: 廷布|Thimphu|27.47|89.64
斯里兰卡 Sri Lanka: 科伦坡|Colombo|6.93|79.86; 康提|Kandy|7.29|80.63
马尔代夫 Maldives: 马累|Malé|4.18|73.51
孟加拉国 Bangladesh: 达卡|Dhaka|23.81|90.41
巴基斯坦 Pakistan: 伊斯兰堡|Islamabad|33.68|73.05; 卡拉奇|Karachi|24.86|67.01; 拉合尔|Lahore|31.55|74.34; 罕萨|Hunza|36.32|74.65
哈萨克斯坦 Kazakhstan: 阿拉木图|Almaty|43.24|76.89; 阿斯塔纳|Astana|51.17|71.43
乌兹别克斯坦 Uzbekistan: 塔什干|Tashkent|41.30|69.24; 撒马尔罕|Samarkand|39.65|66.96; 布哈拉|Bukhara|39.77|64.42
吉尔吉斯斯坦 Kyrgyzstan: 比什凯克|Bishkek|42.87|74.59
伊朗 Iran: 德黑兰|Tehran|35.69|51.39; 伊斯法罕|Isfahan|32.65|51.67; 设拉子|Shiraz|29.59|52.58
伊拉克 Iraq: 巴格达|Baghdad|33.31|44.36
沙特阿拉伯 Saudi Arabia: 利雅得|Riyadh|24.71|46.68; 吉达|Jeddah|21.49|39.19
阿联酋 United Arab Emirates: 迪拜|Dubai|25.20|55.27; 阿布扎比|Abu Dhabi|24.45|54.38
卡塔尔 Qatar: 多哈|Doha|25.29|51.53
约旦 Jordan: 安曼|Amman|31.95|35.93; 佩特拉|Petra|30.33|35.44
以色列 Israel: 耶路撒冷|Jerusalem|31.77|35.21; 特拉维夫|Tel Aviv|32.09|34.78
土耳其 Türkiye: 伊斯坦布尔|Istanbul|41.01|28.98; 安卡拉|Ankara|39.93|32.86; 卡帕多西亚|Cappadocia|38.64|34.83; 安塔利亚|Antalya|36.90|30.71; 伊兹密尔|İzmir|38.42|27.14
格鲁吉亚 Georgia: 第比利斯|Tbilisi|41.72|44.83
俄罗斯 Russia: 莫斯科|Moscow|55.76|37.62; 圣彼得堡|Saint Petersburg|59.93|30.34; 符拉迪沃斯托克|Vladivostok|43.12|131.89; 伊尔库茨克|Irkutsk|52.29|104.28; 喀山|Kazan|55.79|49.11; 摩尔曼斯克|Murmansk|68.97|33.08; 新西伯利亚|Novosibirsk|55.01|82.94
乌克兰 Ukraine: 基辅|Kyiv|50.45|30.52; 利沃夫|Lviv|49.84|24.03
英国 United Kingdom: 伦敦|London|51.51|-0.13; 爱丁堡|Edinburgh|55.95|-3.19; 曼彻斯特|Manchester|53.48|-2.24; 牛津|Oxford|51.75|-1.26; 剑桥|Cambridge|52.21|0.12; 利物浦|Liverpool|53.41|-2.98; 格拉斯哥|Glasgow|55.86|-4.25; 天空岛|Isle of Skye|57.36|-6.21; 加的夫|Cardiff|51.48|-3.18; 贝尔法斯特|Belfast|54.60|-5.93; 多佛|Dover|51.13|1.31
爱尔兰 Ireland: 都柏林|Dublin|53.35|-6.26; 戈尔韦|Galway|53.27|-9.06
法国 France: 巴黎|Paris|48.86|2.35; 尼斯|Nice|43.71|7.26; 马赛|Marseille|43.30|5.37; 里昂|Lyon|45.76|4.84; 波尔多|Bordeaux|44.84|-0.58; 斯特拉斯堡|Strasbourg|48.57|7.75; 圣米歇尔山|Mont-Saint-Michel|48.64|-1.51; 夏慕尼|Chamonix|45.92|6.87
德国 Germany: 柏林|Berlin|52.52|13.41; 慕尼黑|Munich|48.14|11.58; 汉堡|Hamburg|53.55|9.99; 法兰克福|Frankfurt|50.11|8.68; 科隆|Cologne|50.94|6.96; 德累斯顿|Dresden|51.05|13.74; 海德堡|Heidelberg|49.40|8.69; 纽伦堡|Nuremberg|49.45|11.08
荷兰 Netherlands: 阿姆斯特丹|Amsterdam|52.37|4.90; 鹿特丹|Rotterdam|51.92|4.48
比利时 Belgium: 布鲁塞尔|Brussels|50.85|4.35; 布鲁日|Bruges|51.21|3.22
卢森堡 Luxembourg: 卢森堡市|Luxembourg City|49.61|6.13
瑞士 Switzerland: 苏黎世|Zurich|47.38|8.54; 日内瓦|Geneva|46.20|6.14; 因特拉肯|Interlaken|46.69|7.85; 采尔马特|Zermatt|46.02|7.75; 卢塞恩|Lucerne|47.05|8.31
奥地利 Austria: 维也纳|Vienna|48.21|16.37; 萨尔茨堡|Salzburg|47.81|13.05; 哈尔施塔特|Hallstatt|47.56|13.65; 因斯布鲁克|Innsbruck|47.27|11.40
意大利 Italy: 罗马|Rome|41.90|12.50; 威尼斯|Venice|45.44|12.32; 佛罗伦萨|Florence|43.77|11.26; 米兰|Milan|45.46|9.19; 那不勒斯|Naples|40.85|14.27; 多洛米蒂|Dolomites|46.54|11.99; 巴勒莫|Palermo|38.12|13.36; 五渔村|Cinque Terre|44.13|9.71
梵蒂冈 Vatican City: 圣彼得广场|Saint Peter’s Square|41.902|12.457
西班牙 Spain: 马德里|Madrid|40.42|-3.70; 巴塞罗那|Barcelona|41.39|2.17; 塞维利亚|Seville|37.39|-5.98; 格拉纳达|Granada|37.18|-3.60; 瓦伦西亚|Valencia|39.47|-0.38; 毕尔巴鄂|Bilbao|43.26|-2.93; 马略卡|Mallorca|39.57|2.65; 特内里费|Tenerife|28.29|-16.63
葡萄牙 Portugal: 里斯本|Lisbon|38.72|-9.14; 波尔图|Porto|41.15|-8.61; 马德拉|Madeira|32.65|-16.91
希腊 Greece: 雅典|Athens|37.98|23.73; 圣托里尼|Santorini|36.39|25.46; 塞萨洛尼基|Thessaloniki|40.64|22.94; 米科诺斯|Mykonos|37.45|25.33; 克里特|Crete|35.24|24.81
捷克 Czechia: 布拉格|Prague|50.08|14.44; 克鲁姆洛夫|Český Krumlov|48.81|14.32
波兰 Poland: 华沙|Warsaw|52.23|21.01; 克拉科夫|Kraków|50.06|19.94
匈牙利 Hungary: 布达佩斯|Budapest|47.50|19.04
克罗地亚 Croatia: 杜布罗夫尼克|Dubrovnik|42.65|18.09; 萨格勒布|Zagreb|45.81|15.98; 普利特维采|Plitvice|44.87|15.62
斯洛文尼亚 Slovenia: 布莱德|Bled|46.37|14.11; 卢布尔雅那|Ljubljana|46.06|14.51
罗马尼亚 Romania: 布加勒斯特|Bucharest|44.43|26.10
保加利亚 Bulgaria: 索非亚|Sofia|42.70|23.32
塞尔维亚 Serbia: 贝尔格莱德|Belgrade|44.79|20.45
丹麦 Denmark: 哥本哈根|Copenhagen|55.68|12.57; 法罗群岛|Faroe Islands|62.01|-6.77
挪威 Norway: 奥斯陆|Oslo|59.91|10.75; 卑尔根|Bergen|60.39|5.32; 特罗姆瑟|Tromsø|69.65|18.96; 罗弗敦|Lofoten|68.21|13.63
瑞典 Sweden: 斯德哥尔摩|Stockholm|59.33|18.07; 哥德堡|Gothenburg|57.71|11.97; 基律纳|Kiruna|67.86|20.23
芬兰 Finland: 赫尔辛基|Helsinki|60.17|24.94; 罗瓦涅米|Rovaniemi|66.50|25.73
冰岛 Iceland: 雷克雅未克|Reykjavík|64.15|-21.94; 维克|Vík|63.42|-19.01; 杰古沙龙|Jökulsárlón|64.05|-16.18; 阿克雷里|Akureyri|65.68|-18.09
埃及 Egypt: 开罗|Cairo|30.04|31.24; 卢克索|Luxor|25.69|32.64; 亚历山大|Alexandria|31.20|29.92
摩洛哥 Morocco: 马拉喀什|Marrakesh|31.63|-7.99; 卡萨布兰卡|Casablanca|33.57|-7.59; 舍夫沙万|Chefchaouen|35.17|-5.27; 梅尔祖卡|Merzouga|31.10|-4.01
肯尼亚 Kenya: 内罗毕|Nairobi|-1.29|36.82; 马赛马拉|Maasai Mara|-1.49|35.14
坦桑尼亚 Tanzania: 乞力马扎罗|Kilimanjaro|-3.07|37.36; 塞伦盖蒂|Serengeti|-2.33|34.83; 桑给巴尔|Zanzibar|-6.17|39.20
埃塞俄比亚 Ethiopia: 亚的斯亚贝巴|Addis Ababa|9.03|38.74
纳米比亚 Namibia: 温得和克|Windhoek|-22.56|17.08; 索苏斯维利|Sossusvlei|-24.73|15.29
南非 South Africa: 开普敦|Cape Town|-33.92|18.42; 约翰内斯堡|Johannesburg|-26.20|28.05; 克鲁格|Kruger|-23.99|31.55
马达加斯加 Madagascar: 塔那那利佛|Antananarivo|-18.88|47.51
毛里求斯 Mauritius: 路易港|Port Louis|-20.16|57.50
尼日利亚 Nigeria: 拉各斯|Lagos|6.52|3.38
美国 United States: 纽约|New York|40.71|-74.01; 洛杉矶|Los Angeles|34.05|-118.24; 旧金山|San Francisco|37.77|-122.42; 芝加哥|Chicago|41.88|-87.63; 华盛顿|Washington, D.C.|38.91|-77.04; 西雅图|Seattle|47.61|-122.33; 拉斯维加斯|Las Vegas|36.17|-115.14; 迈阿密|Miami|25.76|-80.19; 波士顿|Boston|42.36|-71.06; 大峡谷|Grand Canyon|36.06|-112.14; 黄石公园|Yellowstone|44.60|-110.50; 约塞米蒂|Yosemite|37.87|-119.54; 檀香山|Honolulu|21.31|-157.86; 丹佛|Denver|39.74|-104.99; 新奥尔良|New Orleans|29.95|-90.07; 休斯敦|Houston|29.76|-95.37; 安克雷奇|Anchorage|61.22|-149.90; 圣迭戈|San Diego|32.72|-117.16; 盐湖城|Salt Lake City|40.76|-111.89; 纪念碑谷|Monument Valley|36.98|-110.10
加拿大 Canada: 温哥华|Vancouver|49.28|-123.12; 多伦多|Toronto|43.65|-79.38; 蒙特利尔|Montreal|45.50|-73.57; 班夫|Banff|51.18|-115.57; 魁北克城|Quebec City|46.81|-71.21; 贾斯珀|Jasper|52.87|-118.08; 黄刀镇|Yellowknife|62.45|-114.37; 渥太华|Ottawa|45.42|-75.70
墨西哥 Mexico: 墨西哥城|Mexico City|19.43|-99.13; 坎昆|Cancún|21.16|-86.85; 瓦哈卡|Oaxaca|17.07|-96.73
古巴 Cuba: 哈瓦那|Havana|23.11|-82.37
巴西 Brazil: 里约热内卢|Rio de Janeiro|-22.91|-43.17; 圣保罗|São Paulo|-23.55|-46.63; 玛瑙斯|Manaus|-3.12|-60.02; 伊瓜苏|Iguaçu|-25.69|-54.44; 巴西利亚|Brasília|-15.79|-47.88
阿根廷 Argentina: 布宜诺斯艾利斯|Buenos Aires|-34.60|-58.38; 乌斯怀亚|Ushuaia|-54.80|-68.30; 埃尔卡拉法特|El Calafate|-50.34|-72.26
智利 Chile: 圣地亚哥|Santiago|-33.45|-70.67; 阿塔卡马|Atacama|-22.91|-68.20; 百内|Torres del Paine|-50.94|-73.41; 复活节岛|Easter Island|-27.12|-109.35
秘鲁 Peru: 利马|Lima|-12.05|-77.04; 马丘比丘|Machu Picchu|-13.16|-72.55; 库斯科|Cusco|-13.53|-71.97
玻利维亚 Bolivia: 乌尤尼|Uyuni|-20.46|-66.83; 拉巴斯|La Paz|-16.49|-68.12
哥伦比亚 Colombia: 波哥大|Bogotá|4.71|-74.07; 卡塔赫纳|Cartagena|10.39|-75.51
厄瓜多尔 Ecuador: 基多|Quito|-0.18|-78.47; 加拉帕戈斯|Galápagos|-0.74|-90.31
澳大利亚 Australia: 悉尼|Sydney|-33.87|151.21; 墨尔本|Melbourne|-37.81|144.96; 布里斯班|Brisbane|-27.47|153.03; 珀斯|Perth|-31.95|115.86; 乌鲁鲁|Uluru|-25.34|131.04; 凯恩斯|Cairns|-16.92|145.77; 阿德莱德|Adelaide|-34.93|138.60; 霍巴特|Hobart|-42.88|147.33; 十二门徒岩|Twelve Apostles|-38.66|143.10
新西兰 New Zealand: 奥克兰|Auckland|-36.85|174.76; 皇后镇|Queenstown|-45.03|168.66; 基督城|Christchurch|-43.53|172.64; 惠灵顿|Wellington|-41.29|174.78; 特卡波湖|Lake Tekapo|-44.00|170.48; 瓦纳卡|Wānaka|-44.70|169.14
斐济 Fiji: 苏瓦|Suva|-18.14|178.44; 楠迪|Nadi|-17.80|177.42
法属波利尼西亚 French Polynesia: 塔希提|Tahiti|-17.65|-149.43; 波拉波拉|Bora Bora|-16.50|-151.74`;
