// Domains at which anyone can have an e-mail address or a website, so that being there says nothing about a business.

/** Each stands for everything below it, too. */
const lists = {
  "examples, and the people of the demo": `
    example.com example.net example.org demo.example`,
  "free and providers' e-mail": `
    gmail.com googlemail.com outlook.com outlook.de outlook.fr outlook.es outlook.it outlook.at outlook.com.br outlook.jp
    hotmail.com hotmail.co.uk hotmail.de hotmail.fr hotmail.it hotmail.es hotmail.be hotmail.nl hotmail.gr hotmail.se
    hotmail.no hotmail.dk hotmail.fi hotmail.ca hotmail.com.br hotmail.com.ar live.com live.co.uk live.de live.fr live.it
    live.nl live.be live.se live.no live.dk live.ca live.com.au live.com.pt live.com.mx msn.com passport.com windowslive.com
    yahoo.com yahoo.co.uk yahoo.de yahoo.fr yahoo.it yahoo.es yahoo.ie yahoo.se yahoo.no yahoo.dk yahoo.gr yahoo.ro yahoo.pl
    yahoo.ca yahoo.com.au yahoo.com.br yahoo.com.ar yahoo.com.mx yahoo.co.jp yahoo.co.in yahoo.in yahoo.com.tr yahoo.com.ph
    yahoo.com.sg yahoo.com.hk yahoo.com.tw yahoo.co.id yahoo.co.nz yahoo.com.vn ymail.com rocketmail.com aol.com aol.co.uk
    aol.de aol.fr aim.com icloud.com me.com mac.com proton.me protonmail.com protonmail.ch pm.me tuta.com tuta.io tutanota.com
    tutanota.de tutamail.com keemail.me fastmail.com fastmail.fm hey.com zoho.com zoho.eu zohomail.com zohomail.eu mail.com
    email.com usa.com europe.com post.com consultant.com inbox.com inbox.lv hushmail.com hush.com lycos.com excite.com juno.com
    mailbox.org posteo.de posteo.net disroot.org riseup.net runbox.com startmail.com mailfence.com duck.com gmx.com gmx.net
    gmx.de gmx.at gmx.ch gmx.co.uk gmx.fr gmx.es gmx.us caramail.com web.de t-online.de freenet.de arcor.de online.de email.de
    vodafone.de kabelmail.de versanet.de aon.at chello.at a1.net utanet.at bluewin.ch sunrise.ch hispeed.ch
    orange.fr wanadoo.fr free.fr sfr.fr laposte.net bbox.fr neuf.fr club-internet.fr numericable.fr libero.it virgilio.it
    tiscali.it alice.it tin.it tim.it inwind.it iol.it fastwebnet.it email.it poste.it telefonica.net terra.es ono.com
    sapo.pt netcabo.pt clix.pt siol.net amis.net t-2.net volja.net telemach.net net.hr inet.hr vip.hr t-com.hr
    optinet.hr eunet.rs sbb.rs ptt.rs mts.rs abv.bg mail.bg dir.bg freemail.hu citromail.hu indamail.hu t-online.hu
    seznam.cz email.cz centrum.cz post.cz volny.cz atlas.cz azet.sk zoznam.sk centrum.sk pobox.sk wp.pl o2.pl onet.pl onet.eu
    interia.pl interia.eu op.pl poczta.onet.pl vp.pl tlen.pl gazeta.pl mail.ru bk.ru inbox.ru list.ru internet.ru rambler.ru
    yandex.ru yandex.com yandex.by yandex.kz yandex.ua ya.ru ukr.net i.ua meta.ua bigmir.net otenet.gr hol.gr forthnet.gr
    in.gr mynet.com ttmail.com telenet.be skynet.be proximus.be scarlet.be ziggo.nl kpnmail.nl planet.nl home.nl hetnet.nl
    xs4all.nl upcmail.nl casema.nl quicknet.nl online.no telia.com bredband.net spray.se comhem.se luukku.com kolumbus.fi
    suomi24.fi elisanet.fi mail.dk jubii.dk ofir.dk stofanet.dk simnet.is eircom.net iol.ie btinternet.com btopenworld.com
    sky.com virginmedia.com ntlworld.com talktalk.net blueyonder.co.uk tiscali.co.uk plusnet.com o2.co.uk
    comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net earthlink.net optonline.net frontier.com
    centurylink.net windstream.net mindspring.com rogers.com shaw.ca sympatico.ca telus.net videotron.ca bell.net
    bigpond.com bigpond.net.au optusnet.com.au iinet.net.au tpg.com.au xtra.co.nz slingshot.co.nz uol.com.br bol.com.br
    terra.com.br ig.com.br globo.com r7.com prodigy.net.mx qq.com 163.com 126.com yeah.net sina.com sina.cn sohu.com
    foxmail.com aliyun.com 139.com 189.cn naver.com daum.net hanmail.net nate.com docomo.ne.jp ezweb.ne.jp softbank.ne.jp
    nifty.com biglobe.ne.jp rediffmail.com walla.com walla.co.il netvision.net.il bezeqint.net mweb.co.za telkomsa.net
    webmail.co.za mailinator.com guerrillamail.com 10minutemail.com yopmail.com temp-mail.org trashmail.com maildrop.cc
    sharklasers.com getnada.com mozmail.com simplelogin.com anonaddy.me addy.io privaterelay.appleid.com`,
  "networks, marketplaces and directories": `
    facebook.com fb.com fb.me instagram.com threads.net twitter.com x.com t.co tiktok.com youtube.com youtu.be linkedin.com
    pinterest.com pinterest.co.uk snapchat.com vk.com ok.ru wa.me whatsapp.com t.me telegram.me linktr.ee beacons.ai bio.link
    lnk.bio taplink.cc campsite.bio bit.ly tinyurl.com goo.gl maps.app.goo.gl google.com g.page business.site etsy.com
    ebay.com ebay.co.uk amazon.com amazon.co.uk airbnb.com booking.com tripadvisor.com tripadvisor.co.uk yelp.com
    foursquare.com trustpilot.com theknot.com weddingwire.com hitched.co.uk bridebook.com bridebook.co.uk guidesforbrides.co.uk
    bodas.net mariages.net matrimonio.com zankyou.com casamentos.pt casamentos.com.br weddingwire.ca weddingwire.in zola.com
    junebugweddings.com lastminutemusicians.com encoremusicians.com alivenetwork.com behance.net flickr.com
    soundcloud.com bandcamp.com spotify.com medium.com substack.com patreon.com eventbrite.com eventbrite.co.uk meetup.com
    gumtree.com checkatrade.com bark.com yell.com cylex.net gelbeseiten.de herold.at paginegialle.it pagesjaunes.fr`,
  "hosts of websites": `
    wixsite.com wix.com editorx.io wixstudio.com wordpress.com wpcomstaging.com blogspot.com blogspot.co.uk blogspot.de
    blogger.com tumblr.com livejournal.com squarespace.com weebly.com weeblysite.com square.site jimdo.com jimdosite.com
    jimdofree.com webnode.com webnode.page webnode.cz webnode.hu webnode.it webnode.fr webnode.es strikingly.com
    mystrikingly.com webflow.io framer.website framer.app framer.ai carrd.co myshopify.com bigcartel.com ecwid.com
    github.io gitlab.io netlify.app vercel.app pages.dev workers.dev herokuapp.com onrender.com fly.dev surge.sh web.app
    firebaseapp.com appspot.com azurewebsites.net azurestaticapps.net cloudfront.net amazonaws.com notion.site notion.so
    canva.site my.canva.site godaddysites.com websites.co.in ueniweb.com ueni.com yolasite.com site123.me webador.com
    webador.co.uk tilda.ws narod.ru ucoz.com ucoz.ru over-blog.com canalblog.com e-monsite.com pagesperso-orange.fr
    altervista.org beepworld.de de.tl npage.de 000webhostapp.com hpage.com simplesite.com simdif.com doodlekit.com moonfruit.com
    zyrosite.com builderall.com ionos.space duda.co multiscreensite.com pixieset.com mypixieset.com smugmug.com zenfolio.com
    photoshelter.com format.com myportfolio.com adobesites.com pic-time.com cargo.site dudaone.com freewebs.com webs.com
    angelfire.com tripod.com geocities.jp fc2.com ameblo.jp jugem.jp exblog.jp naver.me`,
};

// Registries sell names below these as others do below a country's own, so each stands only for itself.
const registries = `
    uk.com us.com eu.com de.com gb.net uk.net br.com cn.com jp.net ru.com sa.com se.net za.com co.com co.uk org.uk me.uk ltd.uk
    plc.uk com.au net.au org.au co.nz net.nz co.za co.in net.in org.in com.br net.br com.mx com.ar com.tr com.pl net.pl com.gr
    com.pt com.es co.at or.at co.il co.jp or.jp ne.jp co.kr com.cn com.hk com.tw com.sg com.my co.id co.th com.ph com.vn com.ua
    in.ua kiev.ua com.hr from.hr com.cy com.mt com.ro co.rs in.rs co.hu co.me com.lb com.eg com.sa`;

const namesIn = (list: string) => list.trim().split(/\s+/);
const hosts: ReadonlySet<string> = new Set(Object.values(lists).flatMap(namesIn));
const builders: ReadonlySet<string> = new Set(namesIn(lists["hosts of websites"]));
const suffixes: ReadonlySet<string> = new Set(namesIn(registries));

/** Whether many have addresses or websites at a domain. @param domain in lower case and ASCII */
export function isShared(domain: string): boolean {
  const labels = domain.split(".");
  return suffixes.has(domain) || labels.some((_, i) => hosts.has(labels.slice(i).join(".")));
}

/** Whether a domain is someone's own although it is below a shared one, as lipa.blogspot.com is and de-de.facebook.com isn't. */
export const isOwnSubdomain = (domain: string): boolean =>
  !hosts.has(domain) && domain.split(".").some((_, i, labels) => builders.has(labels.slice(i).join(".")));
