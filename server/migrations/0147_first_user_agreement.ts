import { hash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { hashedText } from '#contract/domain/agreement.ts';

const FIRST = {
  titleZh: '用户协议',
  titleEn: 'User Agreement',
  bodyZh: `1. 适用范围
本协议是您与帧库运营方（联系方式见网站页脚）之间的约定，适用于您注册、浏览、收藏、下单、下载和上传等全部使用行为。购买授权另适用《素材授权协议》，签约摄影师另适用《签约摄影师协议》，个人信息的处理适用《隐私政策》；同一事项约定不同的，以专门协议为准。

2. 账号
您应使用本人的邮箱或手机号注册，并保证信息真实、准确。账号由您本人使用，不得出借、转让或出售。请妥善保管密码和验证码，建议开启两步验证；您可以在“用户中心”查看并退出已登录的设备。发现账号被他人使用的，请立即修改密码并联系我们。

3. 企业账户
代表企业注册或加入企业账户的，您应已取得企业授权。以企业名义购买的授权、文件和发票归企业所有；成员离开企业后，不再能够查看和下载。管理员可以设置成员的角色、额度和审批要求。

4. 浏览与小样
预览和带水印的小样仅供您了解素材、制作方案时使用，不得用于公开发布，不得去除水印。未取得授权的素材不得用于任何项目。

5. 订单与付款
页面显示的价格已含增值税。标明“询价”的素材，由销售报价后方可付款，报价在写明的期限内有效。付款经确认后，授权方始成立。退款按《素材授权协议》办理。

6. VIP 会员
VIP 的价格、折扣、期限和适用范围以购买时页面所列为准，购买后不因方案调整而改变。VIP 到期不自动续费。付款后 7 天内且未使用过折扣的，可以退款。

7. 您上传的内容
您应保证对上传的作品、头像、评论和证明材料拥有相应权利，内容真实合法。您保留全部著作权，仅在为您提供服务所需的范围内许可我们存储、处理和展示。

8. 禁止的行为
不得抓取、批量下载或镜像网站内容；不得规避技术措施、干扰系统运行或探测他人数据；不得冒用他人身份，提供虚假材料或虚假付款；不得将素材或预览用于训练人工智能模型；不得发布违法或侵权内容。

9. 投诉与下架
认为网站内容侵犯您权利的，可以在素材页面举报，或者按页脚的联系方式通知我们，并附权利证明。我们核实后会停止销售相关素材，并通知素材提供者。

10. 服务的变更与中断
我们会提前公告计划内的维护。因不可抗力、电信故障或网络攻击造成的中断，我们会尽快恢复，并保障已生效的授权不受影响。

11. 违约与停用
您严重违反本协议的，我们可以暂停或者停用账号，并说明理由；停用不影响此前已生效的授权，也不影响您应得的收益和退款。您对处理有异议的，可以联系我们复核。

12. 责任
我们按照法律规定和各专门协议承担责任。因您违反本协议给他人或者我们造成损失的，由您承担。法律规定不得限制或者免除的责任除外。

13. 协议的变更
新版本会连同生效日期在网站公布，旧版本可以随时查阅。您不同意新版本的，可以在其生效前停止使用并联系我们注销账号；生效前完成的订单仍适用下单时的约定。

14. 法律与争议
本协议适用中华人民共和国法律。争议协商不成的，由运营方住所地有管辖权的人民法院管辖；法律对消费者另有规定的，从其规定。中文与英文不一致的，以中文为准。`,
  bodyEn: `1. Scope
This agreement is between you and the operator of Framehall (contact details are in the footer). It covers everything you do on the site: registering, browsing, saving favourites, ordering, downloading and uploading. Licences are also subject to the Material Licence Agreement, contracted photographers to the Photographer Agreement, and personal data to the Privacy Policy. Where they differ on the same matter, the more specific document prevails.

2. Your account
Register with your own email address or mobile number and give true, accurate details. Your account is yours alone: don’t lend, transfer or sell it. Keep passwords and codes safe; we recommend two-step verification. You can see the devices that are logged in, and log them out, in the User Center. If someone else has used your account, change your password and contact us at once.

3. Company accounts
If you register for a company or join a company account, you must be authorised to do so. Licences, files and invoices bought for a company belong to the company; members who leave can no longer see or download them. Administrators decide on members’ roles, limits and approvals.

4. Previews and samples
Previews and watermarked samples are for evaluating material and preparing layouts only. They may not be published, and watermarks may not be removed. Material may not be used in any project without a licence.

5. Orders and payment
Prices shown include VAT. Material marked “Price on request” is quoted by our sales team before you pay, and quotes are valid until the date stated. A licence comes into being once your payment is confirmed. Refunds follow the Material Licence Agreement.

6. VIP
The price, discount, term and scope of a VIP plan are those shown when you buy it, and later changes to plans don’t affect it. VIP doesn’t renew by itself. You can get a refund within 7 days of payment if you haven’t used the discount.

7. What you upload
You must hold the rights to the works, pictures, comments and papers that you upload, and they must be genuine and lawful. You keep all copyright and allow us to store, process and show them only as far as needed to provide the service to you.

8. What is not allowed
You may not scrape, bulk-download or mirror the site; get around technical measures, disrupt the system or probe other people’s data; impersonate others or provide false papers or payments; use material or previews to train artificial intelligence models; or publish unlawful or infringing content.

9. Complaints and takedown
If you believe that something on the site infringes your rights, report it on the material’s page or contact us with proof of your rights. Once we have verified it, we stop selling the material concerned and inform whoever provided it.

10. Changes and interruptions
We announce planned maintenance in advance. If the service is interrupted by force majeure, network failure or attack, we restore it as soon as we can. Licences already in effect are not affected.

11. Breach and suspension
If you seriously breach this agreement, we may suspend or disable your account and will tell you why. This affects neither licences already in effect nor earnings and refunds due to you. If you disagree, contact us and we will review the decision.

12. Liability
We are liable as the law and the specific agreements provide. You bear any loss that your breach of this agreement causes to others or to us. Liability that cannot be limited or excluded by law is unaffected.

13. Changes to this agreement
New versions are published on the site with the date they take effect, and earlier versions remain available. If you don’t agree with a new version, you can stop using the site before it takes effect and ask us to close your account. Orders placed before then remain subject to what applied when you placed them.

14. Law and disputes
The law of the People’s Republic of China applies. Disputes that cannot be settled amicably are decided by the competent court at the operator’s domicile, unless the law provides otherwise for consumers. The Chinese text prevails.`,
};

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into policies (name, version, title_zh, title_en, body_zh, body_en, sha256, effective_on)
    values ('user', 1, ${FIRST.titleZh}, ${FIRST.titleEn}, ${FIRST.bodyZh}, ${FIRST.bodyEn},
      ${hash('sha256', hashedText(FIRST))}, (clock_now() at time zone 'Asia/Shanghai')::date)`.execute(db);
}
