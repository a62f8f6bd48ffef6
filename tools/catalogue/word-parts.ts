/** English compounds are made of these: `moonbridge`, `silverbrook`. */
export const FIRST_PARTS =
  `amber ash autumn bay birch black blue bright brook calm candle cedar city clay clear cloud coal cold copper coral corn crystal dark dawn deep desert dew dream dusk dust eagle earth east ember ever fair fern field fire fog forest frost garden glass gold grain grand green grey harbour hazel heart high hill honey ice iron ivory jade lake lantern leaf light lily long maple marble meadow milk mist moon morning moss mountain night north oak ocean olive orchid paper pearl pine plum rain red reed ridge river rose salt sand sea shadow silk silver sky snow south spring star stone storm summer sun swan sweet tea thunder tide timber twilight valley velvet violet water west white wild willow wind winter wood`.split(
    ' ',
  );

export const LAST_PARTS =
  `bank bark barn beam bell berry bird bloom board boat bough bowl branch breeze bridge brush chime cliff cloth coast cove craft creek crest crown cup dale dance door drift drop edge fall feather flake flame flow flower fold ford gate glade gleam glow grass grove hall haven heath hollow home house kite lace lamp land lane line mark market mead mere mill moor path petal plain pond pool port reach road rock roof root sail scape shade shell shine shore side song spark spire stem stream street tower track trail vale view wall wave way weave well wheel wing work yard`.split(
    ' ',
  );

/** Nothing that nobody wants to see beside a picture. */
export const UNPLEASANT =
  /[杀死尸奸淫妓嫖赌毒枪炮弹刑狱贼匪盗鬼魔妖病癌疮痔粪屎尿尻臀阴裸性暴恐党政军警战敌侵罪犯刺骗贪腐奴娼骂蠢贱痴疯残丧葬坟墓祸]/;
