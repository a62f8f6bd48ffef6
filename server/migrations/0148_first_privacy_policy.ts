import { hash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { hashedText } from '#contract/domain/agreement.ts';

const FIRST = {
  titleZh: '隐私政策',
  titleEn: 'Privacy Policy',
  bodyZh: `1. 谁处理您的信息
帧库的运营方处理您的个人信息，联系方式见网站页脚。本政策说明我们收集哪些信息、为什么收集、保存多久，以及您有哪些权利。

2. 账号信息
注册时收集您的邮箱或手机号、昵称、密码和所选语言，用于登录、联系您和保护账号。密码只以不可还原的形式保存。登录时记录设备类型、网络地址和时间，您可以在“用户中心”查看并退出这些设备；我们以此识别异常登录。

3. 购买信息
下单、付款、开票和下载时收集被授权方、项目、联系人、付款凭证、发票抬头和下载记录，用于履行合同、签发授权证书、开具发票和处理退款。支付宝、微信支付在各自页面完成，我们不接触您的支付密码和银行卡号。

4. 摄影师信息
申请签约、实名认证和收款需要您的姓名、手机号、证件、住址和银行账户，用于核实身份、结算收益，以及依法代扣代缴和报送涉税信息。证件号码、住址和账号加密保存，证件照片在存储前加密。员工查看时须填写理由，系统留下记录，您可以看到谁在什么时候查看过。

5. 浏览与搜索
我们按日统计搜索词，其中不含邮箱和长串数字；打开素材、下载小样等行为用于排序和统计，与之相关的搜索词保留 90 天。以图搜索、以声音搜索的文件在搜索后立即删除，只保留描述其外观或声音的数值 30 天。

6. 浏览器中保存的内容
登录状态、语言、游客购物车和未提交的表单保存在您自己的浏览器中，不使用广告或跨站跟踪的 Cookie。清除浏览器数据即可删除。

7. 提供给他人的信息
为完成您所要的服务，我们向支付机构、开票服务商、银行、短信和邮件发送方、云存储服务商提供必要的信息；依法向税务机关报送摄影师的收入信息；司法机关依法要求时予以配合。授权证书的核验页面会向持有编号的人显示被授权方和授权范围。我们不出售个人信息。

8. 保存期限
账号信息保存至账号注销。订单、授权、发票和结算记录按法律规定的期限保存。未通过的签约申请和实名材料，在决定作出 90 天后删除；从未提交的证件照片在 7 天后删除；搜索统计保存 400 天。

9. 安全
传输使用加密连接，敏感信息在数据库中另行加密，原始文件只能通过短期有效的链接访问。发生可能影响您的安全事件时，我们会及时告知您和主管部门。

10. 您的权利
您可以在“用户中心”查阅和更正账号信息，也可以联系我们要求查阅、复制、更正、删除个人信息，撤回同意或者注销账号，我们在十五个工作日内答复。法律要求保存的记录不能提前删除，我们会停止将其用于其他目的。

11. 未成年人
本网站面向成年人和企业。未满十四周岁的儿童请勿注册；发现误收集的信息，我们会尽快删除。

12. 政策的变更
新版本会连同生效日期在网站公布，旧版本可以随时查阅。扩大信息使用范围的，我们依法另行征得您的同意。中文与英文不一致的，以中文为准。`,
  bodyEn: `1. Who processes your data
The operator of Framehall processes your personal data; contact details are in the footer. This policy explains what we collect, why, how long we keep it and what rights you have.

2. Account data
When you register we collect your email address or mobile number, nickname, password and language, in order to log you in, contact you and protect your account. Passwords are stored only in a form that cannot be reversed. When you log in we record the type of device, network address and time. You can see these devices and log them out in the User Center; we use them to notice unusual logins.

3. Purchase data
When you order, pay, ask for invoices or download, we collect the licensee, project, contact, proof of payment, invoice title and download record, in order to fulfil the contract, issue licence certificates and invoices, and handle refunds. Alipay and WeChat Pay run on their own pages: we never see your payment password or card number.

4. Photographers’ data
To apply, verify your name and get paid, you give your name, mobile number, identity papers, address and bank account. We use them to verify your identity, pay your earnings, and withhold and report taxes as the law requires. Document numbers, addresses and account numbers are stored encrypted, and pictures of papers are encrypted before they are stored. Staff must give a reason to look at them; each look is recorded, and you can see who looked and when.

5. Browsing and searching
We count search words by day, without email addresses or long numbers. Opening material and downloading samples are counted for ranking and statistics; search words connected with them are kept for 90 days. Images and sounds that you search with are deleted at once; only figures that describe how they look or sound are kept, for 30 days.

6. What your browser keeps
Your login, language, visitor’s cart and unsent forms are kept in your own browser. We use no cookies for advertising or tracking across sites. Clearing your browser data deletes all of it.

7. Who receives data
To provide what you ask for, we give the necessary data to payment institutions, the invoicing provider, banks, senders of text messages and email, and storage providers. We report photographers’ income to the tax authority and cooperate with judicial authorities as the law requires. The verification page shows the licensee and scope of a licence to anyone who has its number. We don’t sell personal data.

8. How long we keep it
Account data is kept until the account is closed. Orders, licences, invoices and statements are kept as long as the law requires. Rejected applications and identity papers are deleted 90 days after the decision, and pictures of papers that were never submitted after 7 days. Search statistics are kept for 400 days.

9. Security
Connections are encrypted, sensitive data is also encrypted in the database, and original files can be reached only through short-lived links. If an incident may affect you, we inform you and the authorities promptly.

10. Your rights
You can see and correct your account data in the User Center. You can also contact us to see, copy, correct or delete personal data, withdraw consent or close your account; we reply within fifteen working days. Records that the law requires us to keep cannot be deleted early, but we stop using them for anything else.

11. Children
The site is for adults and companies. Children under fourteen must not register; if we find that we have collected a child’s data, we delete it as soon as we can.

12. Changes to this policy
New versions are published on the site with the date they take effect, and earlier versions remain available. If a change widens how data is used, we ask for your consent as the law requires. The Chinese text prevails.`,
};

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into policies (name, version, title_zh, title_en, body_zh, body_en, sha256, effective_on)
    values ('privacy', 1, ${FIRST.titleZh}, ${FIRST.titleEn}, ${FIRST.bodyZh}, ${FIRST.bodyEn},
      ${hash('sha256', hashedText(FIRST))}, (clock_now() at time zone 'Asia/Shanghai')::date)`.execute(db);
}
