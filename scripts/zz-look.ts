import { launchBrowser } from '#tests/support/open-browser.ts';
const BASE='http://localhost:4131';
const lang = process.argv[2] ?? 'ru';
const r = await fetch(BASE+'/api/auth/login',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({email:'anna@romashka.example',password:'tonus-demo'})});
const t:any = await r.json();
const auth = {authorization:`Bearer ${t.access_token}`,'content-type':'application/json'};
const browser = await launchBrowser();
async function open(width:number, height:number, scheme:'light'|'dark') {
  const c = await browser.newContext({viewport:{width,height},colorScheme:scheme,acceptDownloads:true, baseURL:BASE, locale: lang==='en'?'en-US':'ru-RU'});
  const p = await c.newPage();
  p.on('pageerror', e=>console.log('pageerror', e.message)); p.on('console', m=>{ if(m.type()==='error') console.log('console', m.text().slice(0,300)); });
  await p.goto('/robots.txt');
  await p.evaluate((k:any)=>{localStorage.setItem('access_token',k.access_token);localStorage.setItem('refresh_token',k.refresh_token);},t);
  return p;
}
const p = await open(1440,1000,'light');
await p.goto((lang==='en'?'/en':'')+'/app/settings');
const card = p.getByRole('region',{name:/Переезд компании|Moving the company/});
await card.waitFor({timeout:20000});
await card.scrollIntoViewIfNeeded(); await p.waitForTimeout(800);
await card.locator('summary').click(); await p.waitForTimeout(300);
await card.screenshot({path:'/tmp/moving/take.png'});
await p.screenshot({path:'/tmp/moving/take-page.png'});
const dl = p.waitForEvent('download',{timeout:120000});
const t0=Date.now();
await card.getByRole('button',{name:/Собрать файл|Make a moving/}).click();
const d = await dl; await d.saveAs('/tmp/moving/file.zip'); console.log('made', Date.now()-t0, d.suggestedFilename());
await p.waitForTimeout(500); await card.screenshot({path:'/tmp/moving/made.png'});
const w:any = await (await fetch(BASE+'/api/workspaces',{method:'POST',headers:{...auth,'idempotency-key':crypto.randomUUID()},body:JSON.stringify({name:'Ромашка на своём сервере',description:''})})).json();
console.log(w.id ?? JSON.stringify(w));
for (const [name,wd,h,s] of [['wide',1440,1000,'light'],['phone',360,780,'dark']] as const) {
  const q = await open(wd,h,s);
  await q.evaluate((id)=>{localStorage.setItem('workspace', id);localStorage.setItem('workspace_id', id);localStorage.setItem('current_workspace', id);}, w.id);
  await q.goto('/app/settings?workspace='+w.id);
  await q.waitForTimeout(2500);
  const c2 = q.getByRole('region',{name:/Переезд компании|Moving the company/});
  await c2.waitFor({timeout:20000}); await c2.scrollIntoViewIfNeeded();
  await c2.screenshot({path:`/tmp/moving/bring-${name}.png`});
  const inp = q.locator('input[type=file][accept=".zip"]');
  if (await inp.count()) { await inp.setInputFiles('/tmp/moving/file.zip'); await q.waitForTimeout(3000); await c2.screenshot({path:`/tmp/moving/preview-${name}.png`});
    if (name==='phone') { const t1=Date.now(); await c2.getByRole('button',{name:/Перевезти|Move in/}).click(); await q.waitForTimeout(2500); await c2.screenshot({path:'/tmp/moving/going.png'}); await c2.getByText(/переехала сюда|moved here/).waitFor({timeout:180000}).catch(e=>console.log('not done')); console.log('brought', Date.now()-t1); await c2.screenshot({path:'/tmp/moving/done.png'}); await q.goto('/app/poll'); await q.waitForTimeout(3000); await q.screenshot({path:'/tmp/moving/polls.png'}); } }
  else console.log('no input', name);
}
await browser.close();
