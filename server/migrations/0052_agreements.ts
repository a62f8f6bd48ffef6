import { hash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { AGREEMENT_CUTOFF, hashedText } from '#contract/domain/agreement.ts';

const FIRST = {
  titleZh: '帧库签约摄影师协议',
  titleEn: 'Framehall Photographer Agreement',
  bodyZh: `一、授权
您授权帧库以自己的名义，在全球范围内向买家销售您作品的使用许可，并为展示、检索和销售制作预览、小样与缩略图。著作权始终属于您。

二、您的保证
作品由您本人创作，您拥有订立本协议所需的全部权利；可辨认的人物与私人财产已取得授权书。因权利瑕疵引起的索赔由您承担。

三、独家与非独家
选择独家签约的，作品仅由帧库销售许可；非独家签约的，您可以同时在其他平台销售。

四、分成
分成以买家实际支付的不含增值税金额为基数：非独家百分之五十，独家百分之六十。折扣由双方按比例承担。比例在每次成交时锁定，此后的调整不影响已成交的订单。

五、结算
每季度对账一次，次月十日出具对账单；应付金额满一百元的，打款至您本人实名的银行账户，不足部分结转下期。帧库依法代扣代缴个人所得税。

六、退款与下架
买家依约退款的，相应收益冲回。您可以随时下架作品，已售出的许可继续有效。

七、协议变更
帧库发布新版本时在线通知。需要您同意的版本，您可以同意或拒绝；降低分成比例的，至少提前三十日通知。

八、终止
您拒绝新版本的，不能再上传和提交作品，在售作品保留三十日后下架，应得收益照常支付，您可以随时重新签署。

九、法律
本协议以中文版本为准，适用中华人民共和国法律，争议由帧库所在地人民法院管辖。`,
  bodyEn: `1. Licence
You allow Framehall to sell licences to your work worldwide in its own name, and to make previews, samples and thumbnails in order to show, find and sell it. The copyright always remains yours.

2. Your warranty
You made the work yourself and hold all rights needed for this agreement; releases exist for recognisable people and private property. You bear claims that arise from missing rights.

3. Exclusive and non-exclusive
As an exclusive photographer you license your work through Framehall only. As a non-exclusive photographer you may sell it elsewhere, too.

4. Share
Your share is taken of what the buyer actually pays without VAT: fifty per cent, or sixty per cent as an exclusive photographer. Discounts are borne by both in proportion. The rate is fixed at each sale; later changes don’t affect it.

5. Payment
A statement is made every quarter, on the tenth of the following month. From one hundred yuan on, the amount is transferred to a bank account in your verified name; less is carried forward. Framehall withholds income tax as the law requires.

6. Refunds and taking work offline
When a buyer is refunded under the terms of sale, the share is reversed. You may take work offline at any time; licences that were sold remain valid.

7. Changes
Framehall announces new versions online. You may agree to or reject a version that needs your consent. Lower shares are announced at least thirty days ahead.

8. End
If you reject a version you can no longer upload or submit work. Work on sale stays for thirty days and is then taken offline. What you have earned is paid as usual, and you may sign again at any time.

9. Law
The Chinese version prevails. The law of the People’s Republic of China applies; the court at Framehall’s seat has jurisdiction.`,
};

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Versions of the agreement with photographers, never changed.
    create table agreements (
      version int primary key,
      kind text not null check (kind in ('consent', 'notice')),
      title_zh text not null,
      title_en text not null,
      body_zh text not null,
      body_en text not null,
      share_percent int not null check (share_percent between 1 and 100),
      exclusive_percent int not null check (exclusive_percent between 1 and 100),
      -- Of both languages as they are shown.
      sha256 text not null unique check (sha256 ~ '^[0-9a-f]{64}$'),
      effective_on date not null,
      published_at timestamptz not null default clock_now(),
      published_by bigint references users
    );

    create function refuse_agreement_change() returns trigger language plpgsql as $$
    begin
      raise exception 'what people have signed is never changed';
    end $$;
    create trigger agreements_stay before update or delete on agreements for each row execute function refuse_agreement_change();
    create trigger agreements_remain before truncate on agreements execute function refuse_agreement_change();

    create table agreement_answers (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      version int not null references agreements,
      answer text not null check (answer in ('agreed', 'rejected')),
      -- The signer's name at that moment, as it stands on the paper.
      signer text not null,
      at timestamptz not null default clock_now()
    );
    create index agreement_answers_of on agreement_answers (user_id, id desc);
    create unique index agreement_answers_once on agreement_answers (user_id, version) where answer = 'agreed';

    alter table papers add column agreement_answer_id bigint unique references agreement_answers on delete cascade;
    alter table papers drop constraint papers_check;
    alter table papers add constraint papers_check
      check (num_nonnulls(licence_id, quote_id, agreement_answer_id) = 1);
  `.execute(db);
  const sha256 = hash('sha256', hashedText(FIRST));
  await sql`
    insert into agreements (version, kind, title_zh, title_en, body_zh, body_en, share_percent, exclusive_percent,
      sha256, effective_on)
    values (1, 'consent', ${FIRST.titleZh}, ${FIRST.titleEn}, ${FIRST.bodyZh}, ${FIRST.bodyEn}, 50, 60, ${sha256},
      (clock_now() at time zone 'Asia/Shanghai')::date)`.execute(db);
  await sql`
    update users set sign_flag = 2
    where gid = 2 and created_at < ${AGREEMENT_CUTOFF}::timestamp at time zone 'Asia/Shanghai'`.execute(db);
}
