import { describe, expect, test } from 'vitest';
import { cleanPaste } from './clean-paste.ts';

const WORD = `
<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><link rel=File-List href="file:///C:/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri",sans-serif;} @list l0 {mso-list-id:1;} --></style></head>
<body lang=ZH-CN style='tab-interval:21.0pt'><!--StartFragment-->
<p class=MsoTitle><span lang=EN-US>Licensing footage</span></p>
<h1><span lang=EN-US style='mso-font-kerning:22.0pt'>Before you buy<o:p></o:p></span></h1>
<p class=MsoNormal><span lang=EN-US>Read the <b style='mso-bidi-font-weight:normal'>scope</b> and the
<i>term</i>,&nbsp; then see <a href="https://example.com/terms">the terms</a> or
<a href="#_Toc1">above</a>.<o:p></o:p></span></p>
<p class=MsoListParagraph style='margin-left:21.0pt;text-indent:-21.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
lang=EN-US style='font-family:Wingdings'><span style='mso-list:Ignore'>l<span
style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><![endif]><span lang=EN-US>Films<o:p></o:p></span></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span style='mso-list:Ignore'>l&nbsp;</span><!--[endif]-->Print</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>Choose</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.<span>&nbsp;</span></span>Pay</p>
<table class=MsoTableGrid border=1 cellspacing=0><tr><td width=100 style='border:solid windowtext 1.0pt'>
<p class=MsoNormal><b>Use</b></p></td><td><p class=MsoNormal>Price</p></td></tr>
<tr><td><p class=MsoNormal>Web</p><p class=MsoNormal>and app</p></td><td colspan=1><p class=MsoNormal><i>500</i></p></td></tr></table>
<p class=MsoNormal><span lang=EN-US>&nbsp;<o:p></o:p></span></p>
<p class=MsoNormal><img width=200 src="file:///C:/clip_image001.png"><span style='display:none'>hidden</span></p>
<!--EndFragment--></body></html>`;

const WECHAT = `
<section data-tool="mdnice编辑器" style="font-size: 16px; color: black;" class="js_darkmode__0">
<h2 style="margin-top: 30px;"><span style="display: none;"></span><span style="font-size: 22px;">航拍之前</span></h2>
<section style="margin: 0px auto;"><section style="text-align: center;"><p style="line-height: 1.75em;"><span style="color: rgb(63, 63, 63);">先查<strong style="color: red;">禁飞区</strong>，再看<span style="font-weight: bold;">天气</span>。</span></p>
<p style="text-align: center;"><img class="rich_pages wxw-img" data-src="https://mmbiz.qpic.cn/a.jpg" data-type="jpeg" src="data:image/svg+xml,x"></p>
<p><br></p></section></section>
<ul class="list-paddingleft-1" style="list-style-type: disc;"><li><p>备用电池</p></li><li><section><span>滤镜</span><ul><li>ND8</li></ul></section></li></ul>
<blockquote style="border-left: 3px solid;"><p>光线只等十分钟。</p></blockquote>
<p>参见<a href="http://mp.weixin.qq.com/s?id=1" data-linktype="2">旧文</a>和<a href="https://mp.weixin.qq.com/s/abc">新文</a><br>第二行</p>
<mp-common-profile data-nickname="帧库"></mp-common-profile><script>alert(1)</script>
<a href="javascript:alert(1)" onclick="x()">点我</a>
<table><tbody><tr><td><section>只是排版</section></td></tr></tbody></table>
</section>`;

describe('a paste', () => {
  test('from Word keeps headings, lines, lists, tables and looks, and nothing of Word', () => {
    expect(cleanPaste(WORD)).toBe(
      [
        '<h2>Licensing footage</h2>',
        '<h2>Before you buy</h2>',
        '<p>Read the <strong>scope</strong> and the <em>term</em>, then see <a href="https://example.com/terms">the terms</a> or above.</p>',
        '<ul><li>Films</li><li>Print</li></ul>',
        '<ol><li>Choose</li><li>Pay</li></ol>',
        '<table><tbody><tr data-head=""><th><strong>Use</strong></th><th>Price</th></tr>',
        '<tr><td>Web and app</td><td><em>500</em></td></tr></tbody></table>',
      ].join(''),
    );
  });

  test('from WeChat keeps its text out of nested sections, without pictures, styles and scripts', () => {
    expect(cleanPaste(WECHAT)).toBe(
      [
        '<h2>航拍之前</h2>',
        '<p>先查<strong>禁飞区</strong>，再看<strong>天气</strong>。</p>',
        '<ul><li>备用电池</li><li>滤镜</li><li>ND8</li></ul>',
        '<blockquote>光线只等十分钟。</blockquote>',
        '<p>参见旧文和<a href="https://mp.weixin.qq.com/s/abc">新文</a></p>',
        '<p>第二行</p>',
        '<p>点我</p>',
        '<p>只是排版</p>',
      ].join(''),
    );
  });

  test('from documents whose bold tag is not bold stays plain', () => {
    const html =
      '<b style="font-weight:normal;" id="docs-internal-guid-1"><p><span style="font-weight:700">Bold</span><span style="font-style:italic"> slanted</span></p><h4>Small</h4></b>';
    expect(cleanPaste(html)).toBe('<p><strong>Bold</strong><em> slanted</em></p><h3>Small</h3>');
  });

  test('of a sheet has even rows; a cell over several stands in the first', () => {
    const html =
      '<table><tr><td colspan="2">A</td><td>B</td></tr><tr><td rowspan="2">1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></table>';
    expect(cleanPaste(html)).toBe(
      '<table><tbody><tr data-head=""><th>A</th><th></th><th>B</th></tr><tr><td>1</td><td>2</td><td></td></tr><tr><td></td><td>3</td><td>4</td></tr></tbody></table>',
    );
  });

  test.each([
    ['javascript:alert(1)', false],
    ['//evil.example', false],
    ['http://example.com', false],
    ['/About', true],
    [' https://example.com/a ', true],
  ])('keeps the words of a link to “%s”, and the link: %s', (href, kept) => {
    const words = `see <a href="${href.trim()}">this</a>`;
    expect(cleanPaste(`<p>see <a href="${href}" style="color:red">this</a></p>`)).toBe(
      kept ? `<p>${words}</p>` : '<p>see this</p>',
    );
  });

  test('keeps what looks like tags as words', () => {
    expect(cleanPaste('<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp; more</p>')).toBe(
      '<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp; more</p>',
    );
  });

  test('out of this editor stays as it is', () => {
    const html = '<div data-pm-slice="0 0 []" data-block="button" data-fields="{}"></div>';
    expect(cleanPaste(html)).toBe(html);
  });
});
