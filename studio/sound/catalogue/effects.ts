import { effect, type Sound } from './sound.ts';

/** Effects of weather, water, fire and animals. */
export const NATURE: readonly Sound[] = [
  effect('rain-on-leaves', { category: 'nature', shop: 3, art: 'confetti', palette: 'bamboo' })`
    雨打树叶｜中雨落在阔叶上，近处有大颗的水滴。
    Rain on Leaves
    Steady rain on broad leaves, with heavy drops close by.
    雨声、树叶、下雨、自然、天气、森林、白噪音、放松
    rain, leaves, raining, nature, weather, forest, white noise, relaxing`,
  effect('distant-thunder', { category: 'nature', shop: 0, art: 'ridges', palette: 'abyss' })`
    远雷｜远处的闷雷滚过，余音很长。
    Distant Thunder
    Thunder rolls far away and takes its time to fade.
    雷声、打雷、暴风雨、天气、远处、低频、自然、氛围
    thunder, storm, weather, distant, rumble, low, nature, atmosphere`,
  effect('ocean-waves', { category: 'nature', shop: 1, art: 'ridges', palette: 'lagoon' })`
    海浪｜三道浪依次拍岸，泡沫退回沙滩。
    Ocean Waves
    Three waves break and their foam runs back over the sand.
    海浪、大海、沙滩、海边、自然、浪花、放松、度假
    waves, sea, beach, seaside, nature, surf, relaxing, holiday`,
  effect('wind-in-pines', { category: 'nature', shop: 0, art: 'flow', palette: 'jade' })`
    松风｜一阵一阵的风穿过松林。
    Wind in Pines
    Gusts of wind through a pine wood.
    风声、松林、阵风、山里、自然、天气、荒野、氛围
    wind, pines, gusts, mountains, nature, weather, wilderness, atmosphere`,
  effect('dawn-birds', { category: 'nature', shop: 3, art: 'confetti', palette: 'meadow' })`
    黎明鸟鸣｜乌鸫、山雀、柳莺，远处一只杜鹃。
    Birds at Dawn
    A blackbird, a tit, a warbler and a cuckoo far off.
    鸟鸣、鸟叫、清晨、森林、春天、自然、乡村、早晨
    birds, birdsong, dawn, forest, spring, nature, countryside, morning`,
  effect('summer-crickets', { category: 'nature', shop: 5, art: 'orbit', palette: 'midnight' })`
    夏夜蟋蟀｜三只蟋蟀在夏夜的草丛里轮流鸣叫。
    Summer Crickets
    Three crickets take turns in the grass of a summer night.
    蟋蟀、虫鸣、夏夜、草地、夜晚、乡村、自然、安静
    crickets, insects, summer night, meadow, night, countryside, nature, quiet`,
  effect('campfire', { category: 'nature', shop: 4, art: 'orbs', palette: 'ember' })`
    篝火｜木柴噼啪作响，偶尔裂开。
    Campfire
    Wood crackles and now and then a log splits.
    篝火、火焰、燃烧、露营、噼啪、壁炉、温暖、冬天
    campfire, flames, burning, camping, crackle, fireplace, warm, winter`,
  effect('cave-drops', { category: 'nature', shop: 1, art: 'ripples', palette: 'abyss' })`
    洞中滴水｜水滴落入深潭，回声悠长。
    Drops in a Cave
    Drops fall into a pool and the cave answers.
    水滴、洞穴、回声、地下、水、神秘、混响、滴水
    drops, cave, echo, underground, water, mysterious, reverb, dripping`,
];

/** Effects that people and their things make. */
export const EVERYDAY: readonly Sound[] = [
  effect('whoosh', { category: 'interface', shop: 2, art: 'flow', palette: 'sunset' })`
    呼啸转场｜从左到右掠过的气流，用于转场与标题。
    Whoosh
    Air that rushes from left to right, for transitions and titles.
    转场、呼啸、气流、标题、运动、过渡、片头、快速
    whoosh, transition, air, title, motion, pass-by, opener, fast`,
  effect('interface-clicks', { category: 'interface', shop: 5, art: 'tiles', palette: 'circuit' })`
    界面提示音｜六个柔和的按键、提示、确认与完成音。
    Interface Sounds
    Six soft sounds: tap, toggle, note, confirm, refuse and done.
    界面、按钮、点击、提示音、确认、应用、手机、通知
    interface, button, click, prompt, confirm, app, phone, notification`,
  effect('camera-shutter', { category: 'everyday', shop: 0, art: 'orbs', palette: 'linen' })`
    相机快门｜单反快门三声：一次单拍，一次连拍。
    Camera Shutter
    A reflex camera: one shot, then two in a row.
    快门、相机、拍照、摄影、单反、咔嚓、机械、新闻
    shutter, camera, photo, photography, reflex, click, mechanical, press`,
  effect('keyboard-typing', { category: 'everyday', shop: 2, art: 'tiles', palette: 'frost' })`
    键盘打字｜机械键盘上不紧不慢的打字声，偶有停顿。
    Keyboard Typing
    Unhurried typing on a mechanical keyboard, with pauses to think.
    键盘、打字、办公、电脑、写作、编程、机械键盘、工作
    keyboard, typing, office, computer, writing, coding, mechanical, work`,
  effect('wall-clock', { category: 'everyday', shop: 5, art: 'ripples', palette: 'coffee' })`
    挂钟｜安静房间里的滴答声。
    Wall Clock
    Tick and tock in a quiet room.
    时钟、滴答、时间、房间、倒计时、机械、安静、等待
    clock, ticking, time, room, countdown, mechanical, quiet, waiting`,
  effect('temple-bell', { category: 'everyday', shop: 5, art: 'brush', palette: 'paper' })`
    古寺钟声｜大钟两响，余音绕山。
    Temple Bell
    A great bell, struck twice, hums across the hill.
    钟声、寺庙、铜钟、禅意、传统、古寺、余音、祈福
    bell, temple, bronze, zen, tradition, monastery, resonance, blessing`,
  effect('subway-passing', { category: 'city', shop: 2, art: 'flow', palette: 'neon' })`
    地铁驶过｜列车由左至右驶过站台，轮轨撞击声渐近渐远。
    Subway Passing
    A train passes the platform from left to right over the joints of the rails.
    地铁、列车、城市、交通、隧道、站台、通勤、轨道
    subway, train, city, traffic, tunnel, platform, commute, rails`,
  effect('gravel-steps', { category: 'city', shop: 0, art: 'confetti', palette: 'autumn' })`
    碎石路脚步｜不急不缓地走在碎石小路上。
    Footsteps on Gravel
    Somebody walks along a gravel path without hurry.
    脚步声、走路、碎石、小路、行走、户外、徒步、拟音
    footsteps, walking, gravel, path, steps, outdoors, hiking, foley`,
  effect('heartbeat', { category: 'everyday', shop: 4, art: 'orbs', palette: 'festival' })`
    心跳｜平稳有力的心跳，每分钟约七十次。
    Heartbeat
    A calm, strong heart at about seventy beats a minute.
    心跳、心脏、脉搏、紧张、医疗、生命、身体、悬疑
    heartbeat, heart, pulse, tense, medical, life, body, suspense`,
];
