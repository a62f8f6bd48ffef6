import { hash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { hashedText } from '#contract/domain/agreement.ts';

const FIRST = {
  titleZh: '素材授权协议',
  titleEn: 'Material Licence Agreement',
  bodyZh: `1. 授权内容
付款确认后，帧库（授权证书所列的授权方）按授权证书所列的用途、渠道、期限和地域，授予被授权方使用素材的权利。除独家买断外，授权均为非独家。证书与本协议不一致的，以证书为准。

2. 一份授权，一个被授权方
授权仅限授权证书上写明的被授权方，用于所写明的项目和品牌，不得转让、转售、转授权或供他人使用。被授权方为最终客户制作的，最终客户可以在同一范围内发布成片；制作、投放、播出等受托方仅可为完成该项目接触素材。

3. 各用途可以做什么
授权只包括证书所列的一种用途，其他用途须另行取得授权：
商业广告：可用于商业广告的制作与投放，包括付费推广。
企业宣传：可用于企业自身的品牌与产品宣传，如宣传片、官网和展示，不含付费广告投放。
自媒体与社交：可用于社交平台及自媒体账号发布的内容，不含付费广告投放。
影视节目：可用于影视作品及节目的制作与播出，包括其预告和宣传。
图书出版：可用于图书、期刊及电子出版物的内文、封面与插图。
教育培训：可用于教学、课件与培训。

4. 渠道、期限与地域
仅可在证书所列的渠道和地域内首次及继续发布；互联网内容被授权地域以外的用户偶然访问的，不视为超出范围。期限自生效日期起，至截止日期（含）止。期满后不得再用于新的制作、发布或投放；期限内已完成的发布无须撤回，但不得继续付费推广。证书所列的特别约定优先于本协议。

5. 可以怎样修改
可以剪辑、调色、裁切、缩放、配音配乐或与其他内容合成。不得歪曲素材原意，不得损害所拍摄人物的形象与名誉。

6. 不得使用的情形
不得将素材单独或作为素材再次销售、出租、分发、上架图库或制成模板；不得用于违法、诽谤、色情、歧视内容；不得暗示所拍摄的人物患有疾病、从事色情行业、支持某一政治主张或为产品代言；不得注册为商标、标识或外观设计；不得声称是素材的作者；不得用于训练、微调或测试人工智能模型，不得用于人脸识别或深度合成。

7. 肖像权、物权与编辑用途
素材页面注明已取得肖像权、物权授权书的，可在证书范围内用于商业用途。未注明的，素材中的人物、建筑、作品、商标等所需的许可由被授权方自行取得。注明“仅限编辑用途”的素材，只能用于新闻、评论、教学等非商业内容，不得用于广告或推广，并应署名“作者 / 帧库”。

8. 独家买断
自签发之日起，授权方不再向他人授权该素材，并将其下架；在此之前已签发的授权在其期限内继续有效。独家买断不转让著作权。

9. 价格
价格以报价为准，已含 6% 增值税。报价过期后需要重新报价。

10. 交付与保管
付款确认后，授权证书和原始文件在订单中开放下载，次数不限。被授权方应妥善保管原始文件，可以为备份和项目制作保存必要的副本，不得置于公众可以直接下载原始文件的位置。

11. 退款
付款后 7 天内可以申请退款。没有下载文件、也没有打开授权证书的，全额退款；否则由授权方酌情决定。退款后授权撤销。

12. 权利归属与保证
素材的著作权仍归其权利人所有，未明示授予的权利均予保留。授权方保证有权授予本授权，按证书和本协议未经修改地使用素材不侵犯第三人的著作权；除此之外，素材按现状提供。

13. 权利主张与停止使用
第三人对素材提出权利主张的，任何一方应在知悉后五个工作日内通知对方。授权方可以书面要求停止使用，并以同等素材替换，或者退还该素材的授权费。被授权方严重违反本协议且在收到通知后十日内未改正的，授权方可以撤销授权，被授权方应停止使用并删除素材。

14. 责任
授权方违反保证的，赔偿被授权方因此受到的直接损失，总额以该素材授权费的十倍为限；任何一方不对间接损失或预期利益负责。因被授权方超出范围或者违反本协议使用素材引起的损失，由被授权方承担。法律规定不得限制或者免除的责任除外。

15. 适用法律与争议解决
本协议适用中华人民共和国法律。争议协商不成的，由授权方住所地有管辖权的人民法院管辖。中文与英文不一致的，以中文为准。授权的最新状态以核验页面为准。`,
  bodyEn: `1. Licence grant
Once payment is confirmed, Framehall (the licensor named on the licence certificate) grants the licensee the right to use the material for the use, channel, term and region stated there. Licences are non-exclusive unless they are exclusive buyouts. Where the certificate and this agreement differ, the certificate prevails.

2. One licence, one licensee
The licence covers only the licensee named on the licence certificate, for the project and brand stated there. It may not be transferred, resold, sublicensed or used by others. If the licensee produces for an end client, that client may publish the finished work within the same scope. Contractors may handle the material only to complete the project.

3. What each use allows
The licence covers the one use stated on the certificate. Any other use requires a separate licence:
Advertising: to produce and run commercial advertising, including paid promotion.
Corporate promotion: to promote the company’s own brand and products, for example in films, on its website and in displays; no paid advertising.
Social media: in content published on social media accounts; no paid advertising.
Film and TV: to produce and broadcast films and programmes, including their trailers and publicity.
Publishing: in books, magazines and electronic publications, inside and on the cover.
Education: in teaching, courseware and training.

4. Channel, term and region
The material may be published only through the stated channel and in the stated region; incidental online access from elsewhere is not a breach. The term runs from the start date to the end date, inclusive. After that, the material may not be used in new productions, publications or placements. Anything already published may remain, but may no longer be promoted with paid media. Special terms on the certificate prevail over this agreement.

5. Permitted changes
The material may be cut, graded, cropped, resized, set to sound and combined with other content. Its meaning may not be distorted, and the people shown may not be disparaged.

6. Restrictions
You may not resell, rent, redistribute or offer the material on its own, as stock or in templates; use it in unlawful, defamatory, pornographic or discriminatory content; suggest that anyone shown suffers from an illness, works in the sex industry, holds a political view or endorses a product; register it as a trademark, logo or design; claim authorship of it; or use it to train, fine-tune or test artificial intelligence models, for face recognition or for deepfakes.

7. Releases and editorial use
Material whose page states that model or property releases are on file may be used commercially within the licence scope. Otherwise, the licensee obtains any consent needed for people, buildings, artworks or trademarks shown. Material marked “editorial use only” may be used only in non-commercial content such as news, commentary and teaching, never to advertise or promote, and must be credited “Owner / Framehall”.

8. Exclusive buyout
From the date of issue, the licensor grants no further licences for the material and takes it off sale; licences already issued remain valid for their term. A buyout does not transfer copyright.

9. Price
The price is as quoted and includes 6% VAT. Expired quotes must be requested again.

10. Delivery and safekeeping
Once payment is confirmed, licence certificates and original files can be downloaded from the order without limit. The licensee keeps original files safe, may make the copies needed for backup and production, and may not place original files where the public can download them.

11. Refunds
You can request a refund within 7 days of payment. You get a full refund if you haven’t downloaded a file or opened a licence certificate; otherwise refunds are at the licensor’s discretion. Refunded licences are revoked.

12. Ownership and warranty
Copyright remains with the rights holder, and all rights not expressly granted are reserved. The licensor warrants that it has the right to grant this licence and that unaltered use in line with the certificate and this agreement does not infringe anyone’s copyright. In all other respects the material is provided as is.

13. Claims and withdrawal
Either party tells the other within five working days of learning of a third-party claim. The licensor may require in writing that use of the material stop, and then provides comparable material or refunds the fee for it. If the licensee commits a material breach and does not remedy it within ten days of notice, the licensor may revoke the licence, and the licensee stops using and deletes the material.

14. Liability
If the licensor breaches its warranty, it compensates the licensee for direct loss, up to ten times the fee for the material. Neither party is liable for indirect loss or lost profit. The licensee bears any loss caused by use outside the licence scope or in breach of this agreement. Liability that cannot be limited or excluded by law is unaffected.

15. Governing law and disputes
This agreement is governed by the laws of the People’s Republic of China. Disputes that cannot be settled amicably are decided by the competent court at the licensor’s domicile. The Chinese text prevails. See the verification page for the current status of the licence.`,
};

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into policies (name, version, title_zh, title_en, body_zh, body_en, sha256, effective_on)
    values ('order', 1, ${FIRST.titleZh}, ${FIRST.titleEn}, ${FIRST.bodyZh}, ${FIRST.bodyEn},
      ${hash('sha256', hashedText(FIRST))}, (clock_now() at time zone 'Asia/Shanghai')::date)`.execute(db);
  await sql`
    -- The agreement under which an order was placed; those before it were shown this very text.
    alter table orders add column agreement_id bigint references policies;
    update orders set agreement_id = (select id from policies where name = 'order' and version = 1);
    alter table orders alter column agreement_id set not null;
  `.execute(db);
}
