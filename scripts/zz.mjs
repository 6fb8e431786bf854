import pg from 'pg';
import { readFileSync } from 'node:fs';
const pw=readFileSync('/tmp/benchn/postgres/password','utf8').trim();
const c=new pg.Client({host:'127.0.0.1',port:43711,user:'lyceum',database:'lyceum',password:pw});
await c.connect();
for(let i=0;i<20;i++){const r=await c.query("select pid, now()-query_start as d, state, left(query,3000) q from pg_stat_activity where state<>'idle' and pid<>pg_backend_pid()"); for(const x of r.rows){console.log(x.pid,JSON.stringify(x.d),x.state,x.q.length>2900?x.q.slice(0,3000):x.q);} if(r.rows.length) break; await new Promise(r=>setTimeout(r,300));}
console.log((await c.query("select count(*) from gamification.entry")).rows, (await c.query("select relname,n_live_tup,n_dead_tup,last_autoanalyze,last_analyze from pg_stat_user_tables where schemaname='gamification'")).rows);
console.log((await c.query("select name, position from events.processor order by 1").catch(async e=>({rows:[e.message]}))).rows);
await c.end();
