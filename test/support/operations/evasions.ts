/**
 * Ways in which markup has got scripts past filters: by family, each with `RUN` where the script would stand. None of them
 * may run, whatever field it is typed into and whatever screen shows it (promise 21).
 */
const VECTORS = String.raw`
<script>RUN</script>
<SCRIPT/x>RUN</SCRIPT>
<scr<script>ipt>RUN</scr</script>ipt>
<script>//--><!--
RUN</script>
<script src="data:text/javascript,RUN"></script>
</title><script>RUN</script>
</textarea><script>RUN</script>
</noscript><script>RUN</script>
</style><script>RUN</script>
<![CDATA[<script>RUN</script>]]>
<!--<img src="--><img src=x onerror=RUN//">
<!--[if IE]><script>RUN</script><![endif]-->
<img src=x onerror=RUN>
<img src=x onerror="RUN">
<img src='x'onerror='RUN'>
<img/src=x/onerror=RUN>
<img src=x:x onerror&equals;RUN>
<img src=x OnErRoR=RUN>
<img src=x on error=RUN onerror
=RUN>
<img src="x" srcset="x 1x" onerror="RUN">
<img src="javascript:RUN">
<img """><script>RUN</script>">
<svg onload=RUN>
<svg/onload=RUN>
<svg><script>RUN</script></svg>
<svg><animate onbegin=RUN attributeName=x dur=1s>
<svg><a xlink:href="javascript:RUN"><text x=1 y=20>hier</text></a></svg>
<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><script>RUN</script></svg>#x"/></svg>
<svg><foreignObject><body onload=RUN></foreignObject></svg>
<svg></p><style><a id="</style><img src=1 onerror=RUN>">
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=RUN&gt;">
<math href="javascript:RUN">hier</math>
<math><mi xlink:href="data:x,<script>RUN</script>">
<a href="javascript:RUN">hier</a>
<a href="JaVaScRiPt:RUN">hier</a>
<a href="java&#x09;script:RUN">hier</a>
<a href="java&Tab;script:RUN">hier</a>
<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;RUN">hier</a>
<a href=" &#14; javascript:RUN">hier</a>
<a href="javascript&colon;RUN">hier</a>
<a href="data:text/html,<script>RUN</script>">hier</a>
<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">hier</a>
<a href="vbscript:RUN">hier</a>
<a href="//example.test" onclick=RUN onmouseover=RUN onfocus=RUN autofocus>hier</a>
<a href="https://example.test/&quot; onmouseover=&quot;RUN">hier</a>
<iframe src="javascript:RUN"></iframe>
<iframe srcdoc="<script>parent.RUN</script>"></iframe>
<iframe src="data:text/html,<script>RUN</script>"></iframe>
<object data="javascript:RUN"></object>
<object data="data:text/html,<script>RUN</script>"></object>
<embed src="javascript:RUN">
<form action="javascript:RUN"><input type=submit autofocus onfocus=RUN></form>
<form id=x></form><button form=x formaction="javascript:RUN">hier</button>
<input onfocus=RUN autofocus>
<select onfocus=RUN autofocus></select>
<textarea onfocus=RUN autofocus></textarea>
<details open ontoggle=RUN>
<video src=x onerror=RUN></video>
<video><source onerror=RUN></video>
<audio src=x onerror=RUN></audio>
<body onload=RUN>
<body background="javascript:RUN">
<marquee onstart=RUN>hier</marquee>
<div onpointerenter=RUN style="position:fixed;inset:0">hier</div>
<div style="background:url(javascript:RUN)">hier</div>
<div style="width:expression(RUN)">hier</div>
<style>@import 'javascript:RUN';</style>
<style>*{x:expression(RUN)}</style>
<link rel=stylesheet href="javascript:RUN">
<link rel=preload as=script href="data:text/javascript,RUN" onload=RUN>
<meta http-equiv=refresh content="0;url=javascript:RUN">
<base href="javascript:RUN//">
<template><script>RUN</script></template>
<noscript><p title="</noscript><img src=x onerror=RUN>">
<xmp><p title="</xmp><img src=x onerror=RUN>">
<table background="javascript:RUN"><tr><td>hier</td></tr></table>
<p id="body" name="cookie" contenteditable onbeforeinput=RUN>hier</p>
<b/onmouseover=RUN>hier</b>
<x onclick=RUN tabindex=1 autofocus onfocus=RUN>hier
<keygen autofocus onfocus=RUN>
%3Cscript%3ERUN%3C/script%3E
\u003cscript\u003eRUN\u003c/script\u003e
&lt;script&gt;RUN&lt;/script&gt;
{{constructor.constructor('RUN')()}}
${'$'}{RUN}
"><script>RUN</script>
'-RUN-'
</script><script>RUN</script>
`;

/** Each with the mark that it would leave behind. */
export const evasions = (mark: string): string[] =>
  VECTORS.trim()
    .split(/\n(?=\S)/)
    .map((vector) => vector.replaceAll('RUN', mark));
